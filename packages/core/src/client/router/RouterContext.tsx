import {createContext, type ReactNode, useContext} from 'react';
import type {History, Location} from '../types.js';

export interface RouterValue {
  readonly history: History;
  /** Of the page that is shown; `history.location` may be ahead of it while the next page loads. */
  readonly location: Location;
}

const RouterContext = createContext<RouterValue | null>(null);
/** Never changes: what needs only the history, such as most links, does not render again on a navigation. */
export const HistoryContext = createContext<History | null>(null);

export interface RouterProviderProps {
  readonly router: RouterValue;
  readonly children: ReactNode;
}

export function RouterProvider({router, children}: RouterProviderProps): ReactNode {
  return (
    <HistoryContext.Provider value={router.history}>
      <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
    </HistoryContext.Provider>
  );
}

function outside(): Error {
  return new Error('Router hooks and links can only be used below the site’s root component.');
}

/** @throws outside the app */
export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) throw outside();
  return router;
}

/** @throws outside the app */
export function useRouterHistory(): History {
  const history = useContext(HistoryContext);
  if (!history) throw outside();
  return history;
}
