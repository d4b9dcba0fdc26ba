import {createContext, useContext} from 'react';
import type {History, Location} from '../types.js';

export interface RouterValue {
  readonly history: History;
  /** Of the page that is shown; `history.location` may be ahead of it while the next page loads. */
  readonly location: Location;
}

export const RouterContext = createContext<RouterValue | null>(null);

/** @throws outside the app */
export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Router hooks and links can only be used below the site’s root component.');
  return router;
}
