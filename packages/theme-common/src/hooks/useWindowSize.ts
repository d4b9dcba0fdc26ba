import {useEffect, useState} from 'react';

const DESKTOP_BREAKPOINT = 996;

/**
 * Size class of the window. "ssr" on the server and in the first render: components then render the parts for both
 * sizes, and CSS hides the parts for the wrong size.
 */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Size class of the window: "desktop" if it is wider than `desktopBreakpoint` pixels, else "mobile". Re-renders only if
 * the result changes.
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
