import type {LoadContext} from '../plugins/Plugin.js';
import {encodePath} from '../shared/encodePath.js';
import {joinUrl} from '../shared/url.js';
import {normalizePath} from './normalizePath.js';

/**
 * Joins parts to a URL path; the first part has to begin with the base URL, which is not added. The result is
 * percent-encoded, and `trailingSlash` determines if it ends with a slash.
 */
export function toPermalink({baseUrl, siteConfig}: LoadContext, ...parts: readonly string[]): string {
  const {trailingSlash} = siteConfig;
  return normalizePath(encodePath(joinUrl(...parts)), {trailingSlash, baseUrl});
}
