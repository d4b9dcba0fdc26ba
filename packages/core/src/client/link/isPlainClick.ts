import type {MouseEvent} from 'react';

/** A click that the app may answer; with a modifier key or another button the visitor wants the browser to. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  );
}
