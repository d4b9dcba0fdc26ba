import type {NavigationEvent} from '@lectern/core/client/types';

declare global {
  interface Window {
    ga?(command: string, ...args: unknown[]): void;
  }
}

/** Counts a page that the visitor moved to within the site. The first page is counted by the script in the head. */
export function onRouteDidUpdate({location, previousLocation}: NavigationEvent): void {
  const url = location.pathname + location.search + location.hash;
  if (!previousLocation) return;
  if (url === previousLocation.pathname + previousLocation.search + previousLocation.hash) return;
  // The title of the page is written after this event.
  setTimeout(() => {
    // Read when it is needed: the site or a consent tool may have replaced it, and a blocker may have kept it away.
    window.ga?.('set', 'page', url);
    window.ga?.('send', 'pageview');
  });
}
