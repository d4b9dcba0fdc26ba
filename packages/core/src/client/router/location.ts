import {decodePath, encodePath} from '../../shared/encodePath.js';
import {resolvePath} from '../../shared/linkTarget.js';
import {normalizeLocationPath, pageKey} from '../../shared/url.js';
import type {Location, LocationObject} from '../types.js';

/** Splits "/a?b#c" into its three parts; "?" and "#" alone count as nothing. */
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

/** A full location, from what a caller of `push` gives and where the visitor is. */
export function createLocation(
  to: string | LocationObject,
  current: Location,
  {state, key}: {readonly state?: unknown; readonly key?: string} = {},
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

/** "/a?b#c", percent-encoded as an address wants it. */
export function createPath({pathname = '/', search, hash}: LocationObject): string {
  return encodePath(pathname) + withPrefix(search, '?') + withPrefix(hash, '#');
}

/** "/a?b#c", percent-encoded, of a path that is written as text or in parts. */
export function hrefOf(to: string | LocationObject): string {
  return createPath(typeof to === 'string' ? parsePath(to) : to);
}

/** The location of a URL of the site. */
export function locationOf(
  url: string,
  extra: {readonly state?: unknown; readonly key?: string} = {},
): Location {
  const {pathname, search, hash} = parsePath(url);
  return {
    pathname: decodePath(pathname),
    search,
    hash,
    state: extra.state,
    ...(extra.key !== undefined && {key: extra.key}),
  };
}

/** `/docs/index.html` → `/docs/`, unless that very file is the page. */
export function normalizeLocation(location: Location, pagePath: string): Location {
  if (pageKey(location.pathname) === pageKey(pagePath)) return location;
  const pathname = normalizeLocationPath(location.pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
