import {createContext, type ReactNode, type RefObject, useContext, useMemo, useRef} from 'react';
import {provided} from '../utils/reactUtils.js';

export interface ScrollController {
  /** False while a script scrolls the page. Listeners then ignore scroll events, since the visitor did not cause them. */
  readonly scrollEventsEnabledRef: RefObject<boolean>;
  readonly enableScrollEvents: () => void;
  readonly disableScrollEvents: () => void;
}

const Context = createContext<ScrollController | undefined>(undefined);

export function ScrollControllerProvider({children}: {readonly children: ReactNode}): ReactNode {
  const scrollEventsEnabledRef = useRef(true);
  const value = useMemo(
    () => ({
      scrollEventsEnabledRef,
      enableScrollEvents: () => {
        scrollEventsEnabledRef.current = true;
      },
      disableScrollEvents: () => {
        scrollEventsEnabledRef.current = false;
      },
    }),
    [],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The controller with which a component that scrolls the page makes other components ignore the scroll events. */
export function useScrollController(): ScrollController {
  return provided(useContext(Context), 'ScrollControllerProvider');
}
