import {pagePath} from './requests.js';

/** Maximum number of stored files. The oldest files are deleted first. */
const MAX_FILES = 1500;

/**
 * Cache for files that are not stored when the worker is installed, because the site is too large: these files are
 * stored when they are visited.
 */
export interface VisitedFiles {
  match(request: Request): Promise<Response | undefined>;
  /**
   * Stores a response of this build with status 200, if `isWanted` returns `true` and the response has no
   * `Cache-Control: no-store`. If the storage is full, deletes all visited files and does not reject.
   */
  keep(request: Request, response: Response): Promise<void>;
  /** Requests and stores the URLs that are not stored yet. */
  visit(urls: readonly string[]): Promise<void>;
}

export interface VisitedFilesInput {
  readonly cacheName: string;
  isWanted(url: URL): boolean;
  belongs(url: URL, response: Response): Promise<boolean>;
}

function mayBeKept(response: Response): boolean {
  const isPrivate = /\bno-store\b/i.test(response.headers.get('cache-control') ?? '');
  return response.status === 200 && response.type === 'basic' && !isPrivate;
}

/**
 * Returns the key of a response in the cache. All URLs and queries of a page have the same key; the key of another file
 * is its URL.
 */
function keyOf({url, mode}: Pick<Request, 'url' | 'mode'>): string {
  const {origin, pathname, search} = new URL(url);
  return mode === 'navigate'
    ? `${origin}${encodeURI(pagePath(pathname))}?page`
    : `${origin}${pathname}${search}`;
}

/** Copies a redirected response, since browsers reject a redirected response as the answer to a navigation. */
async function withoutRedirect(response: Response): Promise<Response> {
  const {status, statusText, headers} = response;
  return response.redirected ? new Response(await response.blob(), {status, statusText, headers}) : response;
}

export function createVisitedFiles({cacheName, isWanted, belongs}: VisitedFilesInput): VisitedFiles {
  const keepAs = async (key: string, response: Response): Promise<void> => {
    const url = new URL(response.url || key);
    if (!mayBeKept(response) || !isWanted(url)) return;
    // `belongs` rejects if the body of the response cannot be read because the connection was lost.
    if (!(await belongs(url, response).catch(() => false))) return;
    try {
      await (await caches.open(cacheName)).put(key, await withoutRedirect(response));
    } catch {
      // `put` fails if the storage is full.
      await caches.delete(cacheName);
    }
  };

  const visitOne = async (address: string): Promise<void> => {
    const url = new URL(address);
    const isPage = !/\.\w+$/.test(url.pathname) || url.pathname.endsWith('.html');
    const key = keyOf({url: address, mode: isPage ? 'navigate' : 'cors'});
    if (!isWanted(url) || (await caches.match(key, {cacheName, ignoreVary: true}))) return;
    await keepAs(key, await fetch(address, {credentials: 'same-origin'}));
  };

  const trim = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(keys.length - MAX_FILES, 0))) await cache.delete(key);
  };

  return {
    match: (request) => caches.match(keyOf(request), {cacheName, ignoreVary: true}),
    keep: (request, response) => keepAs(keyOf(request), response),
    async visit(urls) {
      // Errors are ignored: the next visit requests the file again.
      for (const url of urls) await visitOne(url).catch(() => {});
      await trim();
    },
  };
}
