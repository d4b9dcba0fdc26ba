import {usesHashRouter} from '@generated/router';
import {fileUrl} from '../router/hashAddress.js';

/**
 * Returns true if `<link rel="prefetch">` may be used. Returns false while a service worker controls the page: Chromium
 * (156) then ends the prefetch only when the page is closed, and a new version of the worker has to wait for that.
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
    // Same credentials mode as the later request: otherwise the browser would fetch the file twice.
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

/** Returns true if this document has already requested a file, according to the browser's performance entries. */
export function wasRequested(url: string): boolean {
  const {href} = new URL(usesHashRouter ? fileUrl(url) : url, document.baseURI);
  return performance.getEntriesByName(href, 'resource').length > 0;
}

/** Fetches a file into the browser's cache: by a prefetch hint, or by a request if hints cannot be used. */
export function fetchAhead(url: string): Promise<void> {
  const address = usesHashRouter ? fileUrl(url) : url;
  return mayHint() ? hint(address) : get(address);
}
