import {decodeFilePath} from './encodePath.js';

/** The `trailingSlash` option: `undefined` leaves links as they were written. */
export type TrailingSlash = boolean | undefined;

/** True for "https:…", "mailto:…" and "//host/…", also where browsers leave out or replace characters before they read it. */
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

/** Splits "/a?b#c" into "/a" and "?b#c". */
function splitSuffix(url: string): [path: string, suffix: string] {
  const at = url.search(/[?#]/);
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/**
 * Applies the `trailingSlash` option to an internal URL. "#x", "/" and the base URL stay as they are, and so does "*.html":
 * it may be a file of the static folder.
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

/** Joins URL parts with single slashes; the first may be an absolute URL. Empty parts vanish. */
export function joinUrl(...parts: readonly string[]): string {
  const joined = parts
    .filter((part) => part !== '')
    .join('/')
    .replace(/(?<!:)\/{2,}/g, '/');
  return joined === '' ? '/' : joined;
}

/** The path that routes are matched by: "/docs/index.html" and "/docs/intro.html" become "/docs/" and "/docs/intro". */
export function normalizeLocationPath(path: string): string {
  if (path.endsWith('/index.html')) return path.slice(0, -'index.html'.length);
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
}

/** Equal for paths that name one page: no trailing slash, no case, no percent-encoding. "/" stays "/". */
export function pageKey(path: string): string {
  return removeTrailingSlash(decodeFilePath(path)).toLowerCase();
}

/** Checks that a strict route is the one of a path that has the same key: only with or without a slash at the end, as it has. */
export function matchesStrictly(route: string, path: string): boolean {
  return route.endsWith('/') === normalizeLocationPath(path).endsWith('/');
}

/**
 * The file of a page, relative to the output folder of its base URL.
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

/** The payload file beside a page's HTML file. */
export function payloadFile(html: string): string {
  return html.replace(/\.html$/, '.payload.json');
}
