import {registerRoute} from 'workbox-routing';
import type {StrategyHandler} from 'workbox-strategies';
import {belongsToBuild} from './belongs.js';
import {type CacheNames, otherCaches} from './caches.js';
import {kindOfRequest, type RequestKind} from './requests.js';
import type {ShownPage} from './shownPage.js';
import {createSiteFiles} from './siteFiles.js';
import {storeShownPage} from './storeShownPage.js';
import {NetworkFirst, type StoredFiles, StoredFirst} from './strategies.js';
import {isScriptMissing, unregister} from './unregister.js';
import {createVisitedFiles} from './visitedFiles.js';

export interface Offline {
  /**
   * Stores the files of `precachedFiles`.
   *
   * @throws {Error} if a file cannot be stored: the browser then keeps the previous worker and its files
   */
  install(event: ExtendableEvent): Promise<void>;
  /** Stores the page that a tab shows, with its payload (JSON data) and its files. */
  store(page: ShownPage): Promise<void>;
}

export interface OfflineInput {
  readonly registration: ServiceWorkerRegistration;
  /** URL of the worker's script. */
  readonly script: string;
  readonly names: CacheNames;
}

/** Stores the files of the site, and answers requests with the stored files if the network does not answer. */
export function startOffline({registration, script, names}: OfflineInput): Offline {
  const scope = new URL(registration.scope);
  const site = createSiteFiles({
    cacheName: names.files,
    olderCaches: () => otherCaches(registration.scope, [names.files]),
    belongs: belongsToBuild,
  });
  // An unregistered worker still controls the open pages until they are closed, but must not store their files.
  let isUnregistered = false;
  const visited = createVisitedFiles({
    cacheName: names.visited,
    isWanted: (url) => !isUnregistered && url.href.startsWith(registration.scope) && !site.has(url),
    belongs: belongsToBuild,
  });
  const files: StoredFiles = {
    match: async (request) => (await site.match(new URL(request.url))) ?? visited.match(request),
    keep: visited.keep,
  };

  const unregisterIfMissing = async () => {
    if (!(await isScriptMissing(script))) return;
    isUnregistered = true;
    await unregister(registration);
  };

  let isChecked = false;
  const checkScriptOnce = (handler: StrategyHandler) => {
    if (isChecked) return;
    isChecked = true;
    handler.waitUntil(unregisterIfMissing().catch(() => {}));
  };

  const route = (kind: RequestKind, strategy: NetworkFirst | StoredFirst) =>
    registerRoute(({request, url}) => {
      const {method, mode, destination, headers} = request;
      return kindOfRequest({method, mode, destination, url, hasRange: headers.has('range')}, scope) === kind;
    }, strategy);
  route('hashed', new StoredFirst(files));
  route('page', new NetworkFirst(files, checkScriptOnce));
  route('file', new NetworkFirst(files, () => {}));

  const {scope: base} = registration;
  return {install: site.install, store: (page) => storeShownPage(page, {scope: base, site, visited})};
}
