import {removeTrailingSlash, type TrailingSlash} from '../shared/url.js';

export interface RequestRules {
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

export type Answer =
  | {readonly kind: 'file' /** Path relative to the build folder, separated by "/". */; readonly file: string}
  | {readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302}
  | {readonly kind: 'missing'};

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Rewrites a path so that a redirect to it stays on this host: browsers read "//x" and "/\x" as the host "x", and
 * ignore tabs and line breaks in a URL.
 */
function withoutHost(pathname: string): string {
  return pathname.replace(/[\t\n\r]/g, '').replace(/^[/\\]+/, '/');
}

/** Returns true if a decoded path could lead out of the build folder, on Linux, macOS or Windows. */
function isUnsafe(path: string): boolean {
  return path.includes('\0') || path.split(/[/\\]/).includes('..');
}

/**
 * Decides how a static host answers a request: with a file of the build, a redirect, or "not found".
 *
 * @param url - path and query of the request ("/docs/a%20b?x=1"), percent-encoded
 * @param isFile - returns true if the build folder has a file with this relative path
 */
export function resolveRequest(
  url: string,
  {baseUrl, trailingSlash}: RequestRules,
  isFile: (file: string) => boolean,
): Answer {
  const at = url.indexOf('?');
  const pathname = withoutHost(at === -1 ? url : url.slice(0, at));
  const query = at === -1 ? '' : url.slice(at);
  if (!pathname.startsWith(baseUrl)) return {kind: 'redirect', to: baseUrl, status: 302};
  const decoded = decode(pathname.slice(baseUrl.length));
  if (decoded === undefined || isUnsafe(decoded)) return {kind: 'missing'};

  const bare = decoded.replace(/\/+$/, '');
  if (bare === '') return isFile('index.html') ? {kind: 'file', file: 'index.html'} : {kind: 'missing'};
  const endsWithSlash = decoded.endsWith('/');
  if (!endsWithSlash && isFile(bare)) return {kind: 'file', file: bare};
  const file = [`${bare}/index.html`, `${bare}.html`].find(isFile);
  if (file === undefined) return {kind: 'missing'};
  if (trailingSlash === true && !endsWithSlash)
    return {kind: 'redirect', to: `${pathname}/${query}`, status: 301};
  if (trailingSlash === false && endsWithSlash) {
    return {kind: 'redirect', to: removeTrailingSlash(pathname.replace(/\/+$/, '/')) + query, status: 301};
  }
  return {kind: 'file', file};
}

/**
 * Paths of the error pages for a URL without a page, in the order in which to try them: ["fr/404.html", "404.html"],
 * since the first segment of the URL path may be a locale.
 */
export function errorPagesFor(url: string, baseUrl: string): string[] {
  const decoded = decode(url.replace(/\?.*$/s, '').slice(baseUrl.length)) ?? '';
  const [first] = isUnsafe(decoded) ? [] : decoded.split('/');
  return first ? [`${first}/404.html`, '404.html'] : ['404.html'];
}
