import type {HtmlTagObject} from '@lectern/core';
import {hasProtocol, joinUrl} from '@lectern/core/shared/url';
import type {PluginOptions} from './options.js';

const FILE = /^[^\s]*\.[a-z][a-z0-9]*(?:[?#][^\s]*)?$/i;

/**
 * Adds the base URL to the path of a file: "/icon.png" → "/base/icon.png". Returns other values, such as URLs of other
 * sites, unchanged.
 */
function withBaseUrl(value: string, baseUrl: string): string {
  if (!FILE.test(value) || hasProtocol(value)) return value;
  return value.startsWith(baseUrl) && baseUrl !== '/' ? value : joinUrl(baseUrl, value);
}

/** Converts the option `pwaHead` to tags for the head of pages, and adds the base URL to paths of files. */
export function headTags(tags: PluginOptions['pwaHead'], baseUrl: string): HtmlTagObject[] {
  return tags.map(({tagName, ...attributes}) => ({
    tagName: String(tagName),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name,
        typeof value === 'string' && /^(?:href|content)$/i.test(name) ? withBaseUrl(value, baseUrl) : value,
      ]),
    ),
  }));
}
