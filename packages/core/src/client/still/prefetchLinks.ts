import {currentConnection, mayLoadAhead} from '../load/prefetch.js';

/** URLs of documents that are prefetched. */
// Module state: the list of one document, for as long as the document is open.
const requested = new Set<string>();

/** Returns true if the document of a URL may be prefetched: another page of this site, unless the visitor saves data. */
function mayPrefetch({origin, pathname, search}: URL | HTMLAnchorElement): boolean {
  const isOther = pathname + search !== location.pathname + location.search;
  return origin === location.origin && isOther && mayLoadAhead(currentConnection());
}

/** Fetches the document of a URL of this site in advance, with low priority; only once. */
export function prefetchDocument(address: string): void {
  const url = new URL(address, location.href);
  url.hash = '';
  if (requested.has(url.href) || !mayPrefetch(url)) return;
  requested.add(url.href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url.href;
  document.head.append(link);
}

/** Attribute of links whose documents are prefetched by the speculation rules of the page. */
const MARK = 'data-prefetch';

/**
 * Prefetches the document of each link on which the pointer or the focus is: by the speculation rules of the page where
 * the browser has them. Chromium uses a document of `<link rel=prefetch>` only for as long as its `Cache-Control`
 * allows, and most hosts send documents with `max-age=0`.
 *
 * @param signal - aborted when the app runs, which then loads pages itself
 */
export function prefetchLinks(signal: AbortSignal): void {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  const onPoint = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download') || !mayPrefetch(link)) return;
    if (hasRules) link.setAttribute(MARK, '');
    else prefetchDocument(link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, onPoint, {capture: true, passive: true, signal});
  signal.addEventListener('abort', () => {
    for (const link of document.querySelectorAll(`[${MARK}]`)) link.removeAttribute(MARK);
  });
}
