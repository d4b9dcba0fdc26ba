import {currentConnection, mayLoadAhead} from '../load/prefetch.js';

/** URLs of documents that are prefetched. */
// Module state: the list of one document, for as long as the document is open.
const requested = new Set<string>();

/** Fetches the document of a URL of this site in advance, with low priority; only once. */
export function prefetchDocument(address: string): void {
  const {origin, pathname, search} = new URL(address, location.href);
  const url = origin + pathname + search;
  if (origin !== location.origin || pathname + search === location.pathname + location.search) return;
  if (requested.has(url) || !mayLoadAhead(currentConnection())) return;
  requested.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/**
 * Prefetches the document of each link on which the pointer or the focus is.
 *
 * @param signal - aborted when the app runs, which then loads pages itself
 */
export function prefetchLinks(signal: AbortSignal): void {
  const onPoint = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && !link.target && !link.hasAttribute('download')) prefetchDocument(link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, onPoint, {capture: true, passive: true, signal});
}
