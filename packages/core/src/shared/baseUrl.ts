import {hasProtocol} from './url.js';

export interface BaseUrlOptions {
  /** Adds the base URL even if the URL already begins with it: "/base/docs" → "/base/base/docs". */
  readonly forcePrependBaseUrl?: boolean;
  /** Returns an absolute URL: the origin of the site is prepended. */
  readonly absolute?: boolean;
}

/**
 * Prepends the base URL to a site-relative URL: "/docs" → "/base/docs". Returns "", "#…", and URLs with a protocol or a
 * host unchanged.
 */
export function addBaseUrl(
  url: string,
  {siteUrl, baseUrl}: {readonly siteUrl: string; readonly baseUrl: string},
  {forcePrependBaseUrl = false, absolute = false}: BaseUrlOptions = {},
): string {
  if (!url || url.startsWith('#') || hasProtocol(url)) return url;
  const path = forcePrependBaseUrl || !startsWithBase(url, baseUrl) ? baseUrl + url.replace(/^\//, '') : url;
  const normalized = path === baseUrl.slice(0, -1) ? baseUrl : path;
  return absolute ? siteUrl + normalized : normalized;
}

function startsWithBase(url: string, baseUrl: string): boolean {
  return url.startsWith(baseUrl) || url === baseUrl.slice(0, -1);
}
