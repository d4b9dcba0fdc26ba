import {useEffect, useState} from 'react';

const DESKTOP_BREAKPOINT = 996;

/** "ssr" on the server and in the first render: show what suits both, and let CSS choose. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Which of the two layouts the window has room for; re-renders only when that changes. */
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
