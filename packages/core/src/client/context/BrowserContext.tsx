import {createContext, type ReactNode, useEffect, useState} from 'react';

/** False on the server and while hydrating, true afterwards. */
export const BrowserContext = createContext(false);

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}
