import {createContext, type ProviderProps, type ReactNode, useContext, useMemo} from 'react';
import type {RouteContextValue} from '../types.js';

export const RouteContext = createContext<RouteContextValue | null>(null);

/**
 * Provides the plugin and the data of a route to the components in it. Merges the data with the data of outer routes.
 */
export function RouteContextProvider({value, children}: ProviderProps<RouteContextValue>): ReactNode {
  const parent = useContext(RouteContext);
  const merged = useMemo(() => mergeRouteContext(parent, value), [parent, value]);
  return <RouteContext.Provider value={merged}>{children}</RouteContext.Provider>;
}

function mergeRouteContext(parent: RouteContextValue | null, value: RouteContextValue): RouteContextValue {
  if (!parent?.data) return value;
  return {...value, data: {...parent.data, ...value.data}};
}
