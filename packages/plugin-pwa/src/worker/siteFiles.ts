import {PrecacheController} from 'workbox-precaching';
import {filePath, pagePath} from './requests.js';

/** The files that are stored when the worker is installed. */
export interface SiteFiles {
  /** The address of a page in the list, by any of its addresses. */
  has(url: URL): boolean;
  match(url: URL): Promise<Response | undefined>;
  /** @throws if one of them cannot be stored */
  install(event: ExtendableEvent): Promise<void>;
}

export interface SiteFilesInput {
  readonly cacheName: string;
  /** Names of the caches of older builds. */
  olderCaches(): Promise<readonly string[]>;
  /** Checks that a response is part of this build. */
  belongs(url: URL, response: Response): Promise<boolean>;
}

/** At most this many requests at a time, as many as browsers make to one host over HTTP/1.1. */
const PARALLEL = 6;

/** Runs a job for each item, some at a time. After a failure no other job starts, and it is thrown once all have ended. */
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

/** The files of `precachedFiles`, each under its address and a hash of its content. */
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
    // A file of exactly this path comes first.
    if (/\/$|\.html$/.test(pathname) && !paths.has(pagePath(pathname))) paths.set(pagePath(pathname), key);
  }
  const {cacheName: ownCache} = controller.strategy;
  const keyOf = ({pathname}: URL) => paths.get(filePath(pathname)) ?? paths.get(pagePath(pathname));

  /** Files that are the same in an older build are not requested again. */
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
          // A file without a hash in its name may be in the cache of the browser as it was before.
          cache: cacheKey === url ? 'default' : 'reload',
          credentials: 'same-origin',
        });
        await Promise.all(controller.strategy.handleAll({params: {cacheKey}, request, event}));
      });
    },
  };
}
