import {addLeadingSlash, addTrailingSlash, removeTrailingSlash, type TrailingSlash} from '../shared/url.js';

export interface RouteRules {
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

/** As `applyTrailingSlash`, for the path of a page: "?" and "#" are characters like any other, and so is ".html". */
export function normalizePath(given: string, {baseUrl, trailingSlash}: RouteRules): string {
  const path = addLeadingSlash(given).replace(/\/{2,}/g, '/');
  if (path === '/' || path === baseUrl || trailingSlash === undefined) return path;
  return trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path);
}
