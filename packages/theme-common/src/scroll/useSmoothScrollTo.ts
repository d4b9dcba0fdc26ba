import {useCallback, useRef} from 'react';
import {prefersReducedMotion} from '../utils/accessibilityUtils.js';

/** Moves by frames, so that it can be cancelled where the browser does not scroll smoothly by itself. */
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

/** Scrolls the page to a height, softly unless the visitor prefers less motion. */
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
