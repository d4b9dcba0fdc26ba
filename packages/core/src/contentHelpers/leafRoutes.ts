import type {RouteConfig} from '../plugins/Plugin.js';

/** Returns the routes without children: these are pages, routes with children are layouts. */
export function leafRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes?.length ? leafRoutes(route.routes) : [route]));
}
