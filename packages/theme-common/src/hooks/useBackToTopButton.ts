import {useRef, useState} from 'react';
import {useScrollController} from '../scroll/ScrollController.js';
import {useScrollPosition} from '../scroll/useScrollPosition.js';
import {useSmoothScrollTo} from '../scroll/useSmoothScrollTo.js';
import {useLocationChange} from '../utils/useLocationChange.js';

/**
 * State of a button that appears when the visitor scrolls up, and disappears when the visitor scrolls down or is near
 * the top of the page.
 *
 * @param threshold - distance from the top in pixels; nearer to the top, the button is hidden
 */
export function useBackToTopButton({threshold}: {readonly threshold: number}): {
  readonly shown: boolean;
  readonly scrollToTop: () => void;
} {
  const [shown, setShown] = useState(false);
  const isFocusedAnchor = useRef(false);
  const {scrollEventsEnabledRef} = useScrollController();
  const {startScroll, cancelScroll} = useSmoothScrollTo();

  useScrollPosition(({scrollY: scrollTop}, lastPosition) => {
    const lastScrollTop = lastPosition?.scrollY;
    if (lastScrollTop === undefined || !scrollEventsEnabledRef.current) return;
    if (isFocusedAnchor.current) {
      isFocusedAnchor.current = false;
      return;
    }
    if (scrollTop >= lastScrollTop) {
      cancelScroll();
      setShown(false);
      return;
    }
    const isAtBottom = scrollTop + window.innerHeight >= document.documentElement.scrollHeight;
    if (scrollTop < threshold) setShown(false);
    else if (!isAtBottom) setShown(true);
  });

  useLocationChange(({location}) => {
    if (!location.hash) return;
    isFocusedAnchor.current = true;
    setShown(false);
  });

  return {shown, scrollToTop: () => startScroll(0)};
}
