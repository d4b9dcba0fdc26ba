import {useEffect, useRef} from 'react';
import {useEvent} from '../utils/reactUtils.js';
import {useScrollController} from './ScrollController.js';

export interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

const readPosition = (): ScrollPosition => ({scrollX: window.pageXOffset, scrollY: window.pageYOffset});

/**
 * Runs `effect` on mount, on every scroll by the visitor, and when one of `deps` changes.
 *
 * @param effect - receives the scroll position in pixels and the previous position (`null` at first)
 */
export function useScrollPosition(
  effect: (position: ScrollPosition, lastPosition: ScrollPosition | null) => void,
  deps: readonly unknown[] = [],
): void {
  const {scrollEventsEnabledRef} = useScrollController();
  const lastPosition = useRef<ScrollPosition | null>(null);
  const run = useEvent(effect);
  useEffect(() => {
    const onScroll = () => {
      if (!scrollEventsEnabledRef.current) return;
      const position = readPosition();
      run(position, lastPosition.current);
      lastPosition.current = position;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [run, scrollEventsEnabledRef, ...deps]);
}
