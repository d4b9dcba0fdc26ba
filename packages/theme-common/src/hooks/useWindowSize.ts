import {useEffect, useState} from 'react';

const DESKTOP_BREAKPOINT = 996;

/**
 * "ssr" on the server and in the first render: components then render what both sizes need, and CSS hides a part of it.
 */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * "desktop" if the window is wider than `desktopBreakpoint` pixels, else "mobile". Re-renders only if the result
 * changes.
 */
export function useWindowSize({
  desktopBreakpoint = DESKTOP_BREAKPOINT,
}: {
  readonly desktopBreakpoint?: number;
} = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () => setWindowSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
