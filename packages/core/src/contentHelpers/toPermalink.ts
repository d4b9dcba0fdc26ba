import type {LoadContext} from '../plugins/Plugin.js';
import {encodePath} from '../shared/encodePath.js';
import {joinUrl} from '../shared/url.js';
import {normalizePath} from './normalizePath.js';

/**
 * Joins the base URL and `parts` to a URL path. The result is percent-encoded, and `trailingSlash` determines if it
 * ends with a slash.
 */
export function toPermalink({baseUrl, siteConfig}: LoadContext, ...parts: readonly string[]): string {
  const {trailingSlash} = siteConfig;
  return normalizePath(encodePath(joinUrl(...parts)), {trailingSlash, baseUrl});
}
