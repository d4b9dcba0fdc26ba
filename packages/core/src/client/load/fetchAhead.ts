import {usesHashRouter} from '@generated/router';
import {fileUrl} from '../router/hashAddress.js';
import type {Connection} from './prefetch.js';

/** Browsers without `navigator.connection` (Safari, Firefox) say nothing. */
export function currentConnection(): Connection | undefined {
  const {connection}: {connection?: Connection} = navigator as Navigator & {connection?: Connection};
  return connection;
}

/**
 * Checks that prefetch hints may be used: not where a service worker answers: Chromium (156) keeps its answer to a hint open for
 * as long as the page is open, and a new version of the worker waits for that.
 */
function mayHint(): boolean {
  const isControlled = Boolean(navigator.serviceWorker?.controller);
  return !isControlled && (document.createElement('link').relList?.supports?.('prefetch') ?? false);
}

function hint(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    // The file will be requested with these very credentials; else the browser would fetch it twice.
    link.crossOrigin = 'use-credentials';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${url} could not be prefetched.`));
    document.head.append(link);
  });
}

async function get(url: string): Promise<void> {
  const response = await fetch(url, {credentials: 'include'});
  if (response.status !== 200) throw new Error(`${url} could not be prefetched (status ${response.status}).`);
  await response.arrayBuffer();
}

/** Checks that this document has requested a file, as far as the browser remembers. */
export function wasRequested(url: string): boolean {
  const {href} = new URL(usesHashRouter ? fileUrl(url) : url, document.baseURI);
  return performance.getEntriesByName(href, 'resource').length > 0;
}

/** Brings a file into the browser's cache: by a prefetch hint, or else by a request of its own. */
export function fetchAhead(url: string): Promise<void> {
  const address = usesHashRouter ? fileUrl(url) : url;
  return mayHint() ? hint(address) : get(address);
}
