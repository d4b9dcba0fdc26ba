import {PrecacheController} from 'workbox-precaching';
import {filePath, pagePath} from './requests.js';

/** Cache of the files that are stored when the worker is installed. */
export interface SiteFiles {
  /**
   * Returns `true` if `precachedFiles` has the URL; for a page, also if it has another URL of the same page ("/docs"
   * for "/docs/").
   */
  has(url: URL): boolean;
  match(url: URL): Promise<Response | undefined>;
  /** Stores all files. @throws {Error} if a file cannot be stored */
  install(event: ExtendableEvent): Promise<void>;
}

export interface SiteFilesInput {
  readonly cacheName: string;
  /** Returns the names of the caches of older builds. */
  olderCaches(): Promise<readonly string[]>;
  /** Returns `true` if a response is part of this build. */
  belongs(url: URL, response: Response): Promise<boolean>;
}

/** Maximum number of requests at a time: as many as browsers make to one host over HTTP/1.1. */
const PARALLEL = 6;

/**
 * Runs a job for each item, `PARALLEL` at a time. After a failure, no more jobs start, and the error is thrown when all
 * running jobs have ended.
 */
async function forEachParallel<T>(items: readonly T[], job: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const run = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      await job(item).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  const runs = await Promise.allSettled(Array.from({length: PARALLEL}, run));
  for (const result of runs) if (result.status === 'rejected') throw result.reason;
}

/** Creates the cache for the files of `precachedFiles`. The key of a file is its URL, with a hash of its content. */
export function createSiteFiles({cacheName, olderCaches, belongs}: SiteFilesInput): SiteFiles {
  const controller = new PrecacheController({
    cacheName,
    plugins: [
      {
        cacheWillUpdate: async ({request, response}) =>
          response.status === 200 && (await belongs(new URL(request.url), response)) ? response : null,
      },
    ],
  });
  controller.addToCacheList([...precachedFiles]);
  const keys = controller.getURLsToCacheKeys();
  const paths = new Map<string, string>();
  for (const [url, key] of keys) {
    const {pathname} = new URL(url);
    paths.set(filePath(pathname), key);
    // A file whose path is exactly the key takes precedence.
    if (/\/$|\.html$/.test(pathname) && !paths.has(pagePath(pathname))) paths.set(pagePath(pathname), key);
  }
  const {cacheName: ownCache} = controller.strategy;
  const keyOf = ({pathname}: URL) => paths.get(filePath(pathname)) ?? paths.get(pagePath(pathname));

  /** Copies unchanged files from the caches of older builds, so that these files are not requested again. */
  const copyFromOlder = async (): Promise<void> => {
    const cache = await caches.open(ownCache);
    const older = await Promise.all((await olderCaches()).map((name) => caches.open(name)));
    await forEachParallel([...keys.values()], async (key) => {
      if (await cache.match(key, {ignoreVary: true})) return;
      for (const source of older) {
        const known = await source.match(key, {ignoreVary: true});
        if (known) return cache.put(key, known);
      }
    });
  };

  return {
    has: (url) => keyOf(url) !== undefined,
    async match(url) {
      const key = keyOf(url);
      return key === undefined ? undefined : caches.match(key, {cacheName: ownCache, ignoreVary: true});
    },
    async install(event) {
      await copyFromOlder();
      await forEachParallel([...keys], async ([url, cacheKey]) => {
        const request = new Request(url, {
          // For a file without a hash in its name, the browser's HTTP cache may have an old version.
          cache: cacheKey === url ? 'default' : 'reload',
          credentials: 'same-origin',
        });
        await Promise.all(controller.strategy.handleAll({params: {cacheKey}, request, event}));
      });
    },
  };
}
