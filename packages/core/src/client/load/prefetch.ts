import type {RoutePayload} from '../../shared/payload.js';

/** The part of `navigator.connection` that counts. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Loading ahead costs the visitor: not with data-saver on, nor on a 2g connection. */
export function mayLoadAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

export interface PrefetcherInput {
  connection(): Connection | undefined;
  /** Brings a file into the browser's cache. */
  fetchAhead(url: string): Promise<void>;
  /** This document has requested the file before. */
  wasRequested(url: string): boolean;
  /** Keeps the payload in memory, so that a click does not request it again. */
  loadPayload(pathname: string): Promise<RoutePayload | null>;
  /** `false` if the site has no page at the path: another application may serve it. */
  mayHavePage(pathname: string): boolean;
  /** The page is in memory. */
  isLoaded(pathname: string): boolean;
  /** Loads a page into memory. */
  loadPage(pathname: string): Promise<unknown>;
}

export interface Prefetcher {
  /**
   * Loads the payload of a page, and brings the scripts and files that it names into the browser's cache.
   *
   * @returns `false` if there is nothing to do (it was done before, the page is shown, there is none) or the connection is too slow
   */
  prefetch(pathname: string): false | Promise<void>;
  /** Loads a page so far that a navigation to it is immediate. */
  preload(pathname: string): false | Promise<void>;
}

/** At most this many pages are prefetched at a time: a sidebar shows hundreds of links at once. */
const parallelPages = 3;

export function createPrefetcher(input: PrefetcherInput): Prefetcher {
  const prefetched = new Set<string>();
  const preloaded = new Set<string>();
  const queue: (() => Promise<void>)[] = [];
  let running = 0;

  const next = (): void => {
    const job = running < parallelPages ? queue.shift() : undefined;
    if (!job) return;
    running++;
    void job().finally(() => {
      running--;
      next();
    });
  };

  const prefetchPage = async (pathname: string): Promise<void> => {
    const {scripts = [], files = {}} = (await input.loadPayload(pathname)) ?? {};
    await Promise.all([...scripts, ...Object.values(files)].map((url) => fetchOnce(url)));
  };

  const fetchOnce = (url: string): Promise<void> | undefined => {
    if (prefetched.has(url)) return undefined;
    prefetched.add(url);
    if (input.wasRequested(url)) return undefined;
    return input.fetchAhead(url).catch(() => void prefetched.delete(url));
  };

  const isNeedless = (pathname: string): boolean =>
    preloaded.has(pathname) ||
    !input.mayHavePage(pathname) ||
    input.isLoaded(pathname) ||
    !mayLoadAhead(input.connection());

  return {
    prefetch(pathname) {
      if (prefetched.has(pathname) || isNeedless(pathname)) return false;
      prefetched.add(pathname);
      return new Promise((resolve) => {
        queue.push(() =>
          prefetchPage(pathname)
            .catch(() => void prefetched.delete(pathname))
            .then(resolve),
        );
        next();
      });
    },
    preload(pathname) {
      if (isNeedless(pathname)) return false;
      preloaded.add(pathname);
      return input.loadPage(pathname).then(
        () => {},
        () => void preloaded.delete(pathname),
      );
    },
  };
}
