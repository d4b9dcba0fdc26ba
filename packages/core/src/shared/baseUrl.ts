import {hasProtocol} from './url.js';

export interface BaseUrlOptions {
  /** Adds the base URL even where the URL already starts with it. */
  readonly forcePrependBaseUrl?: boolean;
  /** Puts the site's origin in front. */
  readonly absolute?: boolean;
}

/** Prefixes a site-relative URL with the base URL; empty, "#…" and protocol URLs stay as they are. */
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
