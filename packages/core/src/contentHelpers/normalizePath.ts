import {addLeadingSlash, addTrailingSlash, removeTrailingSlash, type TrailingSlash} from '../shared/url.js';

export interface RouteRules {
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

/**
 * Applies `trailingSlash` to the path of a page. In contrast to `applyTrailingSlash`, which gets URLs, "?" and "#" are
 * part of the path, and paths that end with ".html" are changed too.
 */
export function normalizePath(given: string, {baseUrl, trailingSlash}: RouteRules): string {
  const path = addLeadingSlash(given).replace(/\/{2,}/g, '/');
  if (path === '/' || path === baseUrl || trailingSlash === undefined) return path;
  return trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path);
}
