import {tryDecodeUriComponent} from './encodePath.js';

/** Value of the option `trailingSlash`; `undefined` leaves links as they are written. */
export type TrailingSlash = boolean | undefined;

/**
 * Returns true for URLs such as "https:…", "mailto:…" and "//host/…", even if they contain control characters that
 * browsers ignore ("java\tscript:") or have "\" instead of "/".
 */
export function hasProtocol(url: string): boolean {
  return /^[\0- ]*(?:[\w+.-]*:|[/\\]{2})/.test(/[\t\n\r]/.test(url) ? url.replace(/[\t\n\r]/g, '') : url);
}

export function addLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

export function addTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

export function removeTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Splits a URL before its query and fragment: "/a?b#c" → ["/a", "?b#c"]. */
export function splitSuffix(url: string): [path: string, suffix: string] {
  const at = url.search(/[?#]/);
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/**
 * Applies the option `trailingSlash` to an internal URL. Returns "#x", "/", the base URL and "*.html" unchanged: an
 * HTML file may be in the static folder.
 */
export function applyTrailingSlash(
  url: string,
  {trailingSlash, baseUrl}: {trailingSlash: TrailingSlash; baseUrl: string},
): string {
  if (url.startsWith('#') || trailingSlash === undefined) return url;
  const [path, suffix] = splitSuffix(url);
  if (path === '' || path === '/' || path === baseUrl || /\.html\/?$/.test(path)) return url;
  return (trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path)) + suffix;
}

/** Joins URL parts, with exactly one slash between them. The first may be an absolute URL; empty parts are ignored. */
export function joinUrl(...parts: readonly string[]): string {
  const joined = parts
    .filter((part) => part !== '')
    .join('/')
    .replace(/(?<!:)\/{2,}/g, '/');
  return joined === '' ? '/' : joined;
}

/**
 * Returns the path against which routes are matched: "/docs/index.html" → "/docs/", "/docs/intro.html" → "/docs/intro".
 */
export function normalizeLocationPath(path: string): string {
  if (path.endsWith('/index.html')) return path.slice(0, -'index.html'.length);
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
}

/**
 * Returns a key that is equal for all spellings of a page's path: without trailing slash, in lower case, decoded. "/"
 * stays "/".
 */
export function pageKey(path: string): string {
  return removeTrailingSlash(tryDecodeUriComponent(path)).toLowerCase();
}

/** Returns true if a path and the path of a route both end with a slash, or neither. Assumes an equal `pageKey`. */
export function matchesStrictly(route: string, path: string): boolean {
  return route.endsWith('/') === normalizeLocationPath(path).endsWith('/');
}

/**
 * Path of a page's HTML file, relative to the output folder.
 *
 * @param path - the route path without base URL, starting with "/", not percent-encoded
 * @returns "docs/intro/index.html", or "docs/intro.html" with `trailingSlash: false`
 */
export function htmlFile(path: string, trailingSlash: TrailingSlash): string {
  const bare = path.replace(/^\/+|\/+$/g, '');
  if (bare === '') return 'index.html';
  if (path.endsWith('/')) return `${bare}/index.html`;
  if (bare.endsWith('.html')) return bare;
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
}

/** Path of the payload file beside an HTML file: "docs/intro/index.html" → "docs/intro/index.payload.json". */
export function payloadFile(html: string): string {
  return html.replace(/\.html$/, '.payload.json');
}
