import {useContext} from 'react';
import {RouteContext} from './context/RouteContext.js';
import type {RouteContextValue} from './types.js';

/**
 * Returns the plugin that made the current route, and the data that the plugin attached to the route.
 *
 * @throws outside of a route
 */
export default function useRouteContext(): RouteContextValue {
  const context = useContext(RouteContext);
  if (!context) throw new Error('useRouteContext() can only be used in a component that a route renders.');
  return context;
}
