import {decodePath, encodePath} from '../../shared/encodePath.js';
import {resolvePath} from '../../shared/linkTarget.js';
import {normalizeLocationPath, pageKey} from '../../shared/url.js';
import type {Location, LocationObject} from '../types.js';

/** Splits "/a?b#c" into path, query and hash. A "?" or "#" without a value is dropped. */
export function parsePath(path: string): {pathname: string; search: string; hash: string} {
  const hashAt = path.indexOf('#');
  const beforeHash = hashAt === -1 ? path : path.slice(0, hashAt);
  const searchAt = beforeHash.indexOf('?');
  return {
    pathname: searchAt === -1 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt === -1 ? '' : dropLone(beforeHash.slice(searchAt)),
    hash: hashAt === -1 ? '' : dropLone(path.slice(hashAt)),
  };
}

function dropLone(part: string): string {
  return part.length === 1 ? '' : part;
}

/** Resolves the argument of `history.push` or `history.replace` against the current location. */
export function createLocation(
  to: string | LocationObject,
  current: Pick<Location, 'pathname'>,
  {state, key}: Partial<Pick<Location, 'state' | 'key'>> = {},
): Location {
  const parts = typeof to === 'string' ? parsePath(to) : to;
  const pathname = parts.pathname ? resolvePath(parts.pathname, current.pathname) : current.pathname;
  return {
    pathname: decodePath(pathname),
    search: withPrefix(parts.search, '?'),
    hash: withPrefix(parts.hash, '#'),
    state: typeof to === 'string' ? state : (to.state ?? state),
    ...(key !== undefined && {key}),
  };
}

function withPrefix(part: string | undefined, prefix: '?' | '#'): string {
  if (!part || part === prefix) return '';
  return part.startsWith(prefix) ? part : prefix + part;
}

/** Joins path, query and hash: "/a?b#c". The path is percent-encoded. */
export function createPath({pathname = '/', search, hash}: LocationObject): string {
  return encodePath(pathname) + withPrefix(search, '?') + withPrefix(hash, '#');
}

/** Returns the percent-encoded form of a path ("/a?b#c"), which is given as text or as an object with its parts. */
export function hrefOf(to: string | LocationObject): string {
  return createPath(typeof to === 'string' ? parsePath(to) : to);
}

/** Parses a URL path of the site ("/a?b#c") into a location. */
export function locationOf(url: string, extra?: Partial<Pick<Location, 'state' | 'key'>>): Location {
  return createLocation(url, {pathname: ''}, extra);
}

/**
 * Removes "index.html" and ".html" from a location ("/docs/index.html" → "/docs/"), unless the path of the page itself
 * has this ending.
 */
export function normalizeLocation(location: Location, pagePath: string): Location {
  if (pageKey(location.pathname) === pageKey(pagePath)) return location;
  const pathname = normalizeLocationPath(location.pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
