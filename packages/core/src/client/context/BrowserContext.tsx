import {createContext, type ReactNode, useSyncExternalStore} from 'react';

/** False on the server and during hydration, then true. True from the start if the page is not hydrated. */
export const BrowserContext = createContext(false);

const neverChanges = () => () => {};

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  // An effect that sets a state would be too late: the page is hydrated in a Suspense boundary, so React would give the
  // update of the state idle priority. If a component navigates in its first effect, React would render the new
  // location before that update.
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}

// Components that read the context say so themselves.
BrowserContextProvider.still = true;
