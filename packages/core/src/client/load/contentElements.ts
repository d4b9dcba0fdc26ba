import {isSafeUrl} from '../../shared/safeUrl.js';

/** Functions `jsx` and `jsxs` of React, which create the elements of Markdown content. */
interface ElementFunctions {
  readonly jsx: ElementFunction;
  readonly jsxs: ElementFunction;
}

type Props = {readonly [name: string]: unknown};
type ElementFunction = (type: unknown, props: object, key?: unknown) => unknown;

/**
 * Link attributes of SVG. Also checked on React components: a component that replaces `a` passes its props on to the
 * native `a`.
 */
const SVG_ATTRIBUTES = ['xlinkHref', 'xlink:href'];

/**
 * Native element → attributes whose URL a browser opens. Includes all elements of `NAMED`, since the fast path of
 * `guardedProps` skips elements that are not in this map.
 */
const GUARDED: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['a', ['href', ...SVG_ATTRIBUTES]],
  ['area', ['href']],
  ['button', ['formAction', 'formaction']],
  ['embed', ['src']],
  ['form', ['action']],
  ['iframe', ['src']],
  ['img', []],
  ['input', ['formAction', 'formaction']],
  ['object', ['data']],
]);
/** Native elements whose name or id becomes a property of `document`. */
const NAMED: ReadonlySet<unknown> = new Set(['embed', 'form', 'iframe', 'img', 'object']);

/**
 * Properties of `document` that React, webpack and this package use. An element with such a name or id would hide the
 * property.
 */
const DOCUMENT_PROPERTIES: ReadonlySet<string> = new Set(
  (
    'activeElement addEventListener adoptedStyleSheets appendChild baseURI body childNodes constructor ' +
    'contains cookie createComment createDocumentFragment createElement createElementNS createRange ' +
    'createTextNode createTreeWalker currentScript defaultView dispatchEvent documentElement execCommand ' +
    'firstChild fonts forms getElementById getElementsByClassName getElementsByTagName getRootNode ' +
    'getSelection hasFocus head hidden importNode location nodeName nodeType ownerDocument parentNode ' +
    'querySelector querySelectorAll readyState referrer removeChild removeEventListener scripts ' +
    'scrollingElement startViewTransition styleSheets title visibilityState'
  ).split(' '),
);

/**
 * Wraps React's functions for content, and removes two kinds of attributes from native elements: URLs that run code,
 * which React 18 would render, and names and ids that hide a property of `document`, which would break the page.
 */
export function guardElements({jsx, jsxs}: ElementFunctions): ElementFunctions {
  const guarded =
    (create: ElementFunction): ElementFunction =>
    (type, props, key) =>
      create(type, guardedProps(type, props as Props), key);
  return {jsx: guarded(jsx), jsxs: guarded(jsxs)};
}

function guardedProps(type: unknown, props: Props): Props {
  const urls = GUARDED.get(type);
  // Fast path, since nearly all elements have no such attributes.
  if (urls === undefined && props.xlinkHref === undefined && props['xlink:href'] === undefined) return props;
  const dropped = new Set((urls ?? SVG_ATTRIBUTES).filter((name) => isUnsafe(props[name])));
  if (NAMED.has(type)) {
    for (const name of ['id', 'name']) if (DOCUMENT_PROPERTIES.has(String(props[name]))) dropped.add(name);
  }
  if (dropped.size === 0) return props;
  return Object.fromEntries(Object.entries(props).filter(([name]) => !dropped.has(name)));
}

function isUnsafe(url: unknown): boolean {
  return typeof url === 'string' && !isSafeUrl(url);
}
