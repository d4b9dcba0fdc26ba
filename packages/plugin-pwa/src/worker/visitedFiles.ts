import {pagePath} from './requests.js';

/** At most this many files are kept; the oldest are deleted first. */
const MAX_FILES = 1500;

/** Visited files that the installation does not store: the rest of a large site. */
export interface VisitedFiles {
  match(request: Request): Promise<Response | undefined>;
  /** Stores a response if it may be kept. It never fails: if the storage is full, all visited files are deleted. */
  keep(request: Request, response: Response): Promise<void>;
  /** Requests and stores what is not there yet. */
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

/** The address that a response is kept under: pages have several addresses, and a query does not change what they are. */
function keyOf({url, mode}: Pick<Request, 'url' | 'mode'>): string {
  const {origin, pathname, search} = new URL(url);
  return mode === 'navigate'
    ? `${origin}${encodeURI(pagePath(pathname))}?page`
    : `${origin}${pathname}${search}`;
}

/** A redirected response cannot answer the request of a page. */
async function withoutRedirect(response: Response): Promise<Response> {
  const {status, statusText, headers} = response;
  return response.redirected ? new Response(await response.blob(), {status, statusText, headers}) : response;
}

export function createVisitedFiles({cacheName, isWanted, belongs}: VisitedFilesInput): VisitedFiles {
  const keepAs = async (key: string, response: Response): Promise<void> => {
    const url = new URL(response.url || key);
    if (!mayBeKept(response) || !(await belongs(url, response)) || !isWanted(url)) return;
    try {
      await (await caches.open(cacheName)).put(key, await withoutRedirect(response));
    } catch {
      // The storage is full.
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
      // A request that fails is repeated with the next visit.
      for (const url of urls) await visitOne(url).catch(() => {});
      await trim();
    },
  };
}
