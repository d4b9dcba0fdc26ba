import type {LoadContext} from '../plugins/Plugin.js';
import {encodePath} from '../shared/encodePath.js';
import {joinUrl} from '../shared/url.js';
import {normalizePath} from './normalizePath.js';

/** Joins parts to a URL path: percent-encoded, with or without a slash at its end, as `trailingSlash` determines. */
export function toPermalink({baseUrl, siteConfig}: LoadContext, ...parts: readonly string[]): string {
  const {trailingSlash} = siteConfig;
  return normalizePath(encodePath(joinUrl(...parts)), {trailingSlash, baseUrl});
}
