import type {MouseEvent} from 'react';

/**
 * Returns true for a click that the app may handle. With a modifier key or another mouse button, the browser handles
 * the click (new tab, download, …).
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  );
}
