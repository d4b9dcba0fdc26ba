import {useEffect} from 'react';

/** Prevents the page from scrolling while `lock` is true: for the page behind an overlay. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : 'visible';
    return () => {
      document.body.style.overflow = 'visible';
    };
  }, [lock]);
}
