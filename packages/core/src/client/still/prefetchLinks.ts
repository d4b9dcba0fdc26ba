import {currentConnection, mayLoadAhead} from '../load/prefetch.js';
import {prefetchOnce} from './prefetchOnce.js';

/**
 * Returns true if the document of a URL may be prefetched: another page of this site, unless it comes from disk or the
 * visitor saves data.
 */
function mayPrefetch({origin, pathname, protocol, search}: URL | HTMLAnchorElement): boolean {
  const isOther = pathname + search !== location.pathname + location.search;
  const isHosted = origin === location.origin && protocol.startsWith('http');
  return isHosted && isOther && mayLoadAhead(currentConnection());
}

function isPrefetchable(link: HTMLAnchorElement): boolean {
  return link.href !== '' && link.target === '' && !link.hasAttribute('download') && mayPrefetch(link);
}

/** Fetches the document of a URL in advance, if it is another page of this site. */
export function prefetchDocument(address: string): void {
  const url = new URL(address, location.href);
  if (mayPrefetch(url)) prefetchOnce(url);
}

/** Attribute of links whose documents are prefetched by the speculation rules of the page. */
const PREFETCHED = 'data-prefetch';

/** Attribute of the link whose document is rendered in advance by the speculation rules of the page. */
const PRERENDERED = 'data-prerender';

/** Milliseconds for which the pointer is on a link before its document is rendered in advance. */
const PRERENDER_DELAY_MS = 20;

function unmarkAll(mark: string): void {
  for (const link of document.querySelectorAll(`a[${mark}]`)) link.removeAttribute(mark);
}

/**
 * Returns a function that marks the link on which the pointer stays. Only one document is rendered in advance: when the
 * pointer stays on another link, the browser gives it up.
 */
function createPrerenderMark(signal: AbortSignal): (link: Element | null) => void {
  let pointed: Element | null = null;
  const mark = (link: Element | null) => {
    if (signal.aborted || !link || link !== pointed || link.hasAttribute(PRERENDERED)) return;
    unmarkAll(PRERENDERED);
    link.setAttribute(PRERENDERED, '');
  };
  return (link) => {
    pointed = link;
    if (link) setTimeout(mark, PRERENDER_DELAY_MS, link);
  };
}

/**
 * Prefetches the document of each link on which the pointer or the focus is: by the speculation rules of the page where
 * the browser has them. Chromium uses a document of `<link rel=prefetch>` only for as long as its `Cache-Control`
 * allows, and most hosts send documents with `max-age=0`. The document of the link on which the pointer stays is also
 * rendered in advance, if the rules say so.
 *
 * @param signal - aborted when the app runs, which then loads pages itself
 */
export function prefetchLinks(signal: AbortSignal): void {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  const markPrerender = createPrerenderMark(signal);
  const onPoint = ({target}: Event) => {
    const pointed = target instanceof Element ? target.closest('a') : null;
    const link = pointed && isPrefetchable(pointed) ? pointed : null;
    if (hasRules) {
      link?.setAttribute(PREFETCHED, '');
      markPrerender(link);
    } else if (link) prefetchDocument(link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, onPoint, {capture: true, passive: true, signal});
  signal.addEventListener('abort', () => {
    unmarkAll(PREFETCHED);
    unmarkAll(PRERENDERED);
  });
}
