import {isSafeUrl} from '../../shared/safeUrl.js';

/** The functions of React that make the elements of content. */
interface ElementFunctions {
  readonly jsx: ElementFunction;
  readonly jsxs: ElementFunction;
}

type Props = {readonly [name: string]: unknown};
type ElementFunction = (type: unknown, props: object, key?: unknown) => unknown;

/** Attributes that a browser opens, by element. */
const URL_ATTRIBUTES: {readonly [element: string]: readonly string[]} = {
  a: ['href', 'xlinkHref', 'xlink:href'],
  area: ['href'],
  button: ['formAction', 'formaction'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  input: ['formAction', 'formaction'],
  object: ['data'],
};

/** Elements whose name, or id, becomes a property of `document`. */
const NAMED = new Set(['embed', 'form', 'iframe', 'img', 'object']);

/** Properties of `document` that React, webpack and this package read: an element of that name would take their place. */
const DOCUMENT_PROPERTIES = new Set(
  (
    'URL activeElement addEventListener adoptNode adoptedStyleSheets append appendChild baseURI body childNodes children ' +
    'close compareDocumentPosition constructor contains cookie createComment createDocumentFragment createElement ' +
    'createElementNS createEvent createRange createTextNode createTreeWalker currentScript defaultView dispatchEvent ' +
    'documentElement documentURI execCommand firstChild firstElementChild fonts forms getElementById ' +
    'getElementsByClassName getElementsByName getElementsByTagName getRootNode getSelection hasFocus head hidden images ' +
    'implementation importNode insertBefore lastChild links location nextSibling nodeName nodeType open ownerDocument ' +
    'parentElement parentNode prepend querySelector querySelectorAll readyState referrer removeChild removeEventListener ' +
    'replaceChild scripts scrollingElement startViewTransition styleSheets textContent title toString valueOf ' +
    'visibilityState write writeln'
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
      create(type, typeof type === 'string' ? guardedProps(type, props as Props) : props, key);
  return {jsx: guarded(jsx), jsxs: guarded(jsxs)};
}

function guardedProps(element: string, props: Props): Props {
  const dropped = droppedProps(element, props);
  if (dropped.length === 0) return props;
  return Object.fromEntries(Object.entries(props).filter(([name]) => !dropped.includes(name)));
}

function droppedProps(element: string, props: Props): readonly string[] {
  const urls = Object.hasOwn(URL_ATTRIBUTES, element) ? (URL_ATTRIBUTES[element] ?? []) : [];
  const unsafe = urls.filter((name) => typeof props[name] === 'string' && !isSafeUrl(props[name]));
  if (!NAMED.has(element)) return unsafe;
  return [...unsafe, ...['id', 'name'].filter((name) => DOCUMENT_PROPERTIES.has(String(props[name])))];
}
