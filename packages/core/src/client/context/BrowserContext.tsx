import {createContext, type ReactNode, useSyncExternalStore} from 'react';

/** False on the server and during hydration, then true. True from the start if the page is not hydrated. */
export const BrowserContext = createContext(false);

const neverChanges = () => () => {};

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  // Not a state that an effect sets: the page is hydrated in a Suspense boundary, so React would give that update idle
  // priority. If a component navigates in its first effect, the new location would be rendered before `isBrowser` is
  // true.
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}
