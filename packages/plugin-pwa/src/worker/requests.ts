/** The parts of a request that decide how it is answered. */
export interface SiteRequest {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: URL;
  readonly hasRange: boolean;
}

/** - `page`, `file`: from the network, or from the cache if that does not answer. - `hashed`: never changes, so from the cache. */
export type RequestKind = 'page' | 'file' | 'hashed';

const SHOWN = new Set(['script', 'style', 'image', 'font', 'manifest']);
const HASHED_FILE = /^assets\/.+[.-][0-9a-f]{8,}\.\w+$/;
const SITE_DATA = /\.payload\.json$|^assets\/|(?:^|\/)search-[\w.-]*\.json$/;

/** Checks that a file changes its name with its content. @param file - relative to the base URL */
export function isHashedFile(file: string): boolean {
  return HASHED_FILE.test(file);
}

/**
 * @param scope - the base URL of the site, absolute
 * @returns `undefined` for what the browser should request itself: other sites, media, and data that is not of the site's pages.
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
  return SHOWN.has(destination) || SITE_DATA.test(file) ? 'file' : undefined;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Equal for all addresses of one page: "/docs/", "/docs", "/docs.html" and "/docs/index.html". */
export function pagePath(pathname: string): string {
  const bare = decode(pathname).replace(/(?:\/index)?\.html$|\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** Equal for all spellings of one path. */
export function filePath(pathname: string): string {
  return decode(pathname);
}
