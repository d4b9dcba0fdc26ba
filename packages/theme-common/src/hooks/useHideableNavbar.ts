import {useLocation} from '@lectern/core/client/router';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {useCallback, useRef, useState} from 'react';
import {useScrollPosition} from '../scroll/useScrollPosition.js';
import {useLocationChange} from '../utils/useLocationChange.js';

interface ScrollState {
  readonly scrollTop: number;
  readonly lastScrollTop: number | undefined;
  readonly navbarHeight: number;
  readonly maxScroll: number;
}

/**
 * True if a scroll event must show the navbar, false if it must hide the navbar; `undefined` if the navbar keeps its
 * state.
 */
export function navbarVisibility({
  scrollTop,
  lastScrollTop,
  navbarHeight,
  maxScroll,
}: ScrollState): boolean | undefined {
  if (scrollTop < navbarHeight) return true;
  // Keeps the state for the first scroll position after the page is loaded, and after a scroll event without a new
  // position.
  if (lastScrollTop === undefined || scrollTop === lastScrollTop) return undefined;
  if (scrollTop > lastScrollTop) return false;
  // Elastic scrolling at the end of the page looks like scrolling up, but must not show the navbar.
  return scrollTop < maxScroll ? true : undefined;
}

/** State of a navbar that is hidden when the visitor scrolls down, and shown when the visitor scrolls up. */
export function useHideableNavbar(hideOnScroll: boolean): {
  readonly navbarRef: (node: HTMLElement | null) => void;
  readonly isNavbarVisible: boolean;
} {
  const [isNavbarVisible, setVisible] = useState(hideOnScroll);
  const location = useLocation();
  const isFocusedAnchor = useRef(false);
  const navbarHeight = useRef(0);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node !== null) navbarHeight.current = node.getBoundingClientRect().height;
  }, []);

  // On the first page, the browser may scroll to the heading of the URL's hash before or after this effect.
  const firstLocation = useRef(location);
  useIsomorphicLayoutEffect(() => {
    isFocusedAnchor.current = firstLocation.current.hash !== '';
  }, []);

  useScrollPosition(({scrollY: scrollTop}, last) => {
    if (!hideOnScroll) return;
    if (scrollTop >= navbarHeight.current && isFocusedAnchor.current) {
      isFocusedAnchor.current = false; // The browser's jump to the anchor caused this event.
      setVisible(false);
      return;
    }
    const visible = navbarVisibility({
      scrollTop,
      lastScrollTop: last?.scrollY,
      navbarHeight: navbarHeight.current,
      maxScroll: document.documentElement.scrollHeight - window.innerHeight,
    });
    if (visible !== undefined) setVisible(visible);
  });

  useLocationChange((change) => {
    if (!hideOnScroll) return;
    if (change.location.hash) {
      isFocusedAnchor.current = true;
      setVisible(false);
      return;
    }
    setVisible(true);
  });

  return {navbarRef, isNavbarVisible};
}
