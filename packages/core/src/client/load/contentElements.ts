import {isSafeUrl} from '../../shared/safeUrl.js';

/** The functions of React that make the elements of content. */
interface ElementFunctions {
  readonly jsx: ElementFunction;
  readonly jsxs: ElementFunction;
}

type Props = {readonly [name: string]: unknown};
type ElementFunction = (type: unknown, props: object, key?: unknown) => unknown;

/** Links of SVG; a component in the place of `a` passes them on. */
const SVG_ATTRIBUTES = ['xlinkHref', 'xlink:href'];

/** Elements with attributes that a browser opens, or whose name or id becomes a property of `document`. */
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
const NAMED = new Set<unknown>(['embed', 'form', 'iframe', 'img', 'object']);

/** Properties of `document` that React, webpack and this package read: an element of that name would take their place. */
const DOCUMENT_PROPERTIES = new Set(
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
 * Lets content make native elements without two things: URLs that run code, which React 18 would write, and names that
 * hide properties of `document`, without which no page works.
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
  // Nearly every element, and many are made.
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
