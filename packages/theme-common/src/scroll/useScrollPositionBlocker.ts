import useIsBrowser from '@lectern/core/client/useIsBrowser';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {useCallback, useRef} from 'react';
import {useScrollController} from './ScrollController.js';

/**
 * Keeps an element at its position in the window while content above it changes height. Call the function in an event
 * handler, right before the state change.
 */
export function useScrollPositionBlocker(): {
  readonly blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void;
} {
  const controller = useScrollController();
  const isBrowser = useIsBrowser();
  const blocked = useRef<{element: HTMLElement; top: number} | null>(null);

  const blockElementScrollPositionUntilNextRender = useCallback(
    (element: HTMLElement) => {
      blocked.current = {element, top: element.getBoundingClientRect().top};
      controller.disableScrollEvents();
    },
    [controller],
  );

  useIsomorphicLayoutEffect(() => {
    if (!isBrowser || blocked.current === null) return;
    const {element, top} = blocked.current;
    blocked.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved) window.scrollBy({left: 0, top: moved});
    // The scroll event of `scrollBy` is fired in the next frame, and has to be ignored, too.
    requestAnimationFrame(() => requestAnimationFrame(() => controller.enableScrollEvents()));
  });

  return {blockElementScrollPositionUntilNextRender};
}
