import {isValidElement, type ReactNode} from 'react';
import useIsBrowser from './useIsBrowser.js';

export interface BrowserOnlyProps {
  /** Function that returns the content; called only in the browser, after hydration. */
  readonly children?: () => ReactNode;
  /** Content of the HTML, shown until the page is hydrated. */
  readonly fallback?: ReactNode;
}

/** Renders content that cannot be rendered on the server. */
export default function BrowserOnly({children, fallback}: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return fallback ?? null;
  if (typeof children !== 'function' && process.env.NODE_ENV === 'development') {
    const given = isValidElement(children) ? 'a React element' : typeof children;
    throw new Error(
      `<BrowserOnly> needs a function that returns what to render, so that the server never runs it, but its child is ${given}. Write <BrowserOnly>{() => <Component />}</BrowserOnly>.`,
    );
  }
  return children?.() ?? null;
}
