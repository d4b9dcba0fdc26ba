import build from '@generated/build';
import siteConfig from '@generated/docusaurus.config';
import {payloadUrls} from '@lectern/core/shared/payloadUrl';
import {hasOfflineMode} from './workerParams.js';

/**
 * Initiator types of requests for files of pages. Files of other requests, such as `fetch`, are not stored: they may be
 * private to the visitor.
 */
const FILE_INITIATORS: ReadonlySet<string> = new Set(['css', 'image', 'img', 'input', 'link', 'script']);

function requestedFiles(): readonly string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const assets = `${window.location.origin}${build.baseUrl}assets/`;
  return entries
    .filter(({name, initiatorType}) => FILE_INITIATORS.has(initiatorType) || name.startsWith(assets))
    .map(({name}) => name);
}

/**
 * Sends the URLs of the page, its payload (JSON data) and its files to the worker, which stores those that are not
 * stored yet.
 */
export async function sendShownPage(): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  if (!hasOfflineMode(active)) return;
  const {origin, pathname} = window.location;
  const rules = {baseUrl: build.baseUrl, trailingSlash: siteConfig.trailingSlash};
  const [payload = pathname] = payloadUrls(pathname, rules);
  active?.postMessage({
    type: 'PAGE_SHOWN',
    page: origin + pathname,
    payload: origin + payload,
    files: requestedFiles(),
  });
}
