import type {RoutePayload} from '../../shared/payload.js';

/** The part of `navigator.connection` that is used here. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns `navigator.connection`; `undefined` in Safari and Firefox, which do not have it. */
export function currentConnection(): Connection | undefined {
  const {connection}: Navigator & {connection?: Connection} = navigator;
  return connection;
}

/** Returns true if pages may be loaded before they are needed: not if the visitor saves data or has a 2g connection. */
export function mayLoadAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

export interface PrefetcherInput {
  connection(): Connection | undefined;
  /** Fetches a file into the browser's cache. */
  fetchAhead(url: string): Promise<void>;
  /** Returns true if this document has already requested the file. */
  wasRequested(url: string): boolean;
  /** Loads a payload (data of a page) and keeps it in memory, so that a click does not request it again. */
  loadPayload(pathname: string): Promise<RoutePayload | null>;
  /**
   * Returns false if no page of the site can have this path, which then may belong to another application on the host.
   */
  mayHavePage(pathname: string): boolean;
  /** Returns true if the page is in memory. */
  isLoaded(pathname: string): boolean;
  /** Loads a page into memory. */
  loadPage(pathname: string): Promise<unknown>;
}

export interface Prefetcher {
  /**
   * Loads the payload of a page, which lists its scripts and files, and fetches these into the browser's cache.
   *
   * @returns `false` if there is nothing to do (the page is already prefetched or loaded, or does not exist), or if the
   * connection is too slow
   */
  prefetch(pathname: string): false | Promise<void>;
  /**
   * Loads a page completely, so that a navigation to it is immediate.
   *
   * @returns `false` if there is nothing to do (the page is loaded or being loaded, or does not exist), or if the
   *   connection is too slow
   */
  preload(pathname: string): false | Promise<void>;
}

/** Maximum number of pages that are prefetched at the same time: a sidebar may show hundreds of links at once. */
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
