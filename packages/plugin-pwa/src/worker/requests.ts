/** Properties of a request that determine from where the worker answers (see `kindOfRequest`). */
export interface SiteRequest {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: URL;
  readonly hasRange: boolean;
}

/**
 * Kind of a request, which determines how the worker answers:
 * - `page`, `file`: the worker answers from the network, or from the cache if the network does not answer.
 * - `hashed` (a file that never changes): the worker answers from the cache, or from the network if the file is not
 *   stored.
 */
export type RequestKind = 'page' | 'file' | 'hashed';

const PAGE_DESTINATIONS: ReadonlySet<string> = new Set(['script', 'style', 'image', 'font', 'manifest']);
const HASHED_FILE = /^assets\/.+[.-][0-9a-f]{8,}\.\w+$/;
const SITE_DATA = /\.payload\.json$|^assets\/|(?:^|\/)search-[\w.-]*\.json$/;

/** Returns `true` if the name of a file contains a hash of its content. @param file - path relative to the base URL */
export function isHashedFile(file: string): boolean {
  return HASHED_FILE.test(file);
}

/**
 * Determines how the worker answers a request.
 *
 * @param scope - absolute base URL of the site
 * @returns `undefined` for requests that the worker leaves to the browser: other sites, media, and data that is not
 *   part of pages
 */
export function kindOfRequest(
  {method, mode, destination, url, hasRange}: SiteRequest,
  scope: URL,
): RequestKind | undefined {
  const isInScope = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (method !== 'GET' || hasRange || !isInScope) return undefined;
  if (mode === 'navigate') return 'page';
  const file = url.pathname.slice(scope.pathname.length);
  if (isHashedFile(file)) return 'hashed';
  return PAGE_DESTINATIONS.has(destination) || SITE_DATA.test(file) ? 'file' : undefined;
}

/** Returns a key that is equal for all spellings of a path: the decoded path. */
export function filePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns a key that is equal for all URLs of a page: "/docs" for "/docs/", "/docs", "/docs.html" and
 * "/docs/index.html".
 */
export function pagePath(pathname: string): string {
  const bare = filePath(pathname).replace(/(?:\/index)?\.html$|\/+$/, '');
  return bare === '' ? '/' : bare;
}
