import {readParams, type WorkerParams} from '../worker/params.js';

/**
 * Returns the URL under which the worker is registered: the URL of its script, with the parameters in the query.
 *
 * @param url - URL of its script
 */
export function workerAddress(url: string, {offlineMode, debug}: WorkerParams): string {
  return `${url}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug}))}`;
}

/** Returns `true` if a worker was registered with offline mode on. */
export function hasOfflineMode(worker: Pick<ServiceWorker, 'scriptURL'> | null | undefined): boolean {
  return worker ? readParams(new URL(worker.scriptURL).search).offlineMode : false;
}
