import {createContext, type ReactNode, type RefObject, useContext, useMemo, useRef} from 'react';
import {ReactContextError} from '../utils/reactUtils.js';

export interface ScrollController {
  /** False while the page moves without the visitor's doing. */
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

/** Says whether scroll events are the visitor's, and lets a component claim them. */
export function useScrollController(): ScrollController {
  const value = useContext(Context);
  if (value === undefined) throw new ReactContextError('ScrollControllerProvider');
  return value;
}
