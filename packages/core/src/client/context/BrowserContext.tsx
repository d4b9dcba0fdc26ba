import {createContext, type ReactNode, useSyncExternalStore} from 'react';

/** False on the server and while hydrating, true afterwards; where nothing is hydrated, true from the start. */
export const BrowserContext = createContext(false);

const neverChanges = () => () => {};

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  // A state that an effect sets would get React's idle priority, because the page is hydrated in a Suspense boundary. A location
  // that a component navigates to in its first effect would then be rendered before `isBrowser` is true.
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}
