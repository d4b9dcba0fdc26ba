import type {HtmlTagObject} from '@lectern/core';
import {hasProtocol, joinUrl} from '@lectern/core/shared/url';
import type {PluginOptions} from './options.js';

const FILE = /^[^\s]*\.[a-z][a-z0-9]*(?:[?#][^\s]*)?$/i;

/** Puts the base URL before the path of a file; other values, and addresses of other sites, stay as they are. */
function withBaseUrl(value: string, baseUrl: string): string {
  if (!FILE.test(value) || hasProtocol(value)) return value;
  return value.startsWith(baseUrl) && baseUrl !== '/' ? value : joinUrl(baseUrl, value);
}

/** The tags of the option `pwaHead`. */
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
