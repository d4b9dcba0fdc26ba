import {useCallback, useRef} from 'react';
import {prefersReducedMotion} from '../utils/accessibilityUtils.js';

/** Scrolls to a position in pixels, one step for each animation frame. @returns function that stops the scrolling */
function animateScrollTo(top: number): () => void {
  let frame = 0;
  const isUpwards = window.pageYOffset > top;
  const step = () => {
    const current = window.pageYOffset;
    if (isUpwards ? current <= top : current >= top) return;
    const next = current + (top - current) * 0.2 + (isUpwards ? -1 : 1);
    window.scrollTo(0, Math.floor(next));
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

/**
 * Functions that start and cancel scrolling of the page to a position in pixels. Scrolling is animated, unless the
 * visitor prefers reduced motion.
 */
export function useSmoothScrollTo(): {
  readonly startScroll: (top: number) => void;
  readonly cancelScroll: () => void;
} {
  const cancel = useRef<() => void>(() => {});
  const startScroll = useCallback((top: number) => {
    cancel.current();
    if (prefersReducedMotion()) window.scrollTo(0, top);
    else cancel.current = animateScrollTo(top);
  }, []);
  const cancelScroll = useCallback(() => cancel.current(), []);
  return {startScroll, cancelScroll};
}
