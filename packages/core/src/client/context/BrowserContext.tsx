import {usesHashRouter} from '@generated/router';
import {createContext, type ReactNode, useEffect, useState} from 'react';
import ExecutionEnvironment from '../ExecutionEnvironment.js';

/** False on the server and while hydrating, true afterwards; where nothing is hydrated, true from the start. */
export const BrowserContext = createContext(false);

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(usesHashRouter && ExecutionEnvironment.canUseDOM);
  useEffect(() => setIsBrowser(true), []);
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}
