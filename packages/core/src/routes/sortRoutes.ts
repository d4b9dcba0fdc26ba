import type {RouteConfig} from '../plugins/Plugin.js';
import {addTrailingSlash} from '../shared/url.js';

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares paths alphabetically, but a path comes before the paths of its parent folders: "/docs/next/", "/docs/". */
function compareParents(a: string, b: string): number {
  const [first, second] = [addTrailingSlash(a), addTrailingSlash(b)];
  if (first === second) return 0;
  if (first.startsWith(second)) return -1;
  if (second.startsWith(first)) return 1;
  return compareText(first, second);
}

export function hasChildren({routes}: RouteConfig): boolean {
  return (routes?.length ?? 0) > 0;
}

/**
 * Compares two routes by the order in which they are matched. Routes without children come before routes with children,
 * and among these, "/docs/next/" before "/docs/". All others are sorted by `priority` (higher first) and path. The base
 * URL is last.
 */
export function compareRoutes(a: RouteConfig, b: RouteConfig, baseUrl: string): number {
  if (a.path !== b.path) {
    if (a.path === baseUrl) return 1;
    if (b.path === baseUrl) return -1;
  }
  if (hasChildren(a) !== hasChildren(b)) return hasChildren(a) ? 1 : -1;
  const nested = hasChildren(a) ? compareParents(a.path, b.path) : 0;
  if (nested !== 0) return nested;
  return (b.priority ?? 0) - (a.priority ?? 0) || compareText(a.path, b.path);
}

/** Sorts the children of a route, at every level. */
export function sortChildren(route: RouteConfig, baseUrl: string): RouteConfig {
  if (!route.routes) return route;
  const children = route.routes.map((child) => sortChildren(child, baseUrl));
  return {...route, routes: children.sort((a, b) => compareRoutes(a, b, baseUrl))};
}
