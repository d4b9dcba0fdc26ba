import build from '@generated/build';
import siteConfig from '@generated/docusaurus.config';
import {layoutFile} from '@lectern/core/shared/payload';
import {payloadUrls} from '@lectern/core/shared/payloadUrl';
import {hasOfflineMode} from './workerParams.js';

interface NamesLayout {
  readonly layout?: unknown;
}

/** Files that a later visit of this page needs besides those that it has requested: its payload, and the layout that this names. */
async function payloadFiles(pathname: string): Promise<readonly string[]> {
  const [url] = payloadUrls(pathname, {baseUrl: build.baseUrl, trailingSlash: siteConfig.trailingSlash});
  if (url === undefined) return [];
  const response = await fetch(url, {credentials: 'same-origin'});
  if (!response.ok) return [];
  const {layout} = (await response.json()) as NamesLayout;
  return typeof layout === 'string' ? [url, build.baseUrl + layoutFile(layout)] : [url];
}

function requestedFiles(): readonly string[] {
  return performance.getEntriesByType('resource').map(({name}) => name);
}

/** Sends the addresses of all that the page consists of to the worker, which stores what it does not have. */
export async function sendShownPage(): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  if (!hasOfflineMode(active)) return;
  const {origin, pathname} = window.location;
  const files = await payloadFiles(pathname).catch(() => []);
  const addresses = [pathname, ...files].map((path) => origin + path);
  active?.postMessage({type: 'PAGE_SHOWN', urls: [...addresses, ...requestedFiles()]});
}
