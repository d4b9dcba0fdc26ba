import type {RouteConfig} from '../../../plugins/Plugin.js';

/** Like `map` with an asynchronous function; awaits each item before the next. */
export async function mapAsyncSequential<T, R>(
  array: readonly T[],
  action: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const item of array) results.push(await action(item));
  return results;
}

/** Like `find` with an asynchronous function; awaits each item before the next. */
export async function findAsyncSequential<T>(
  array: readonly T[],
  predicate: (item: T) => Promise<boolean>,
): Promise<T | undefined> {
  for (const item of array) if (await predicate(item)) return item;
  return undefined;
}

/** Escapes text for use in a regular expression. */
export function escapeRegexp(string: string): string {
  return string.replace(/[|\\{}()[\]^$+*?.]/g, '\\$&').replace(/-/g, '\\x2d');
}

/** Lists the routes that have no nested routes, at any depth: the pages. */
export function flattenRoutes(routeConfig: readonly RouteConfig[]): RouteConfig[] {
  return routeConfig.flatMap((route) => (route.routes ? flattenRoutes(route.routes) : [route]));
}
