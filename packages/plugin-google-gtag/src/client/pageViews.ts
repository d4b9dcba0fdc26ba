import type {NavigationEvent} from '@lectern/core/client/types';

declare global {
  interface Window {
    gtag?(command: string, ...args: unknown[]): void;
  }
}

/**
 * Sends a page view after navigation within the site. The call `gtag('config', …)` in the head sends the page view of
 * the first page.
 */
export function onRouteDidUpdate({location, previousLocation}: NavigationEvent): void {
  const url = location.pathname + location.search + location.hash;
  if (!previousLocation) return;
  if (url === previousLocation.pathname + previousLocation.search + previousLocation.hash) return;
  // The title of the page is written after this event.
  setTimeout(() => {
    // `window.gtag` is read again for each call: the site or a consent tool may replace it, and a content blocker may
    // remove it.
    window.gtag?.('set', 'page_path', url);
    window.gtag?.('event', 'page_view');
  });
}
