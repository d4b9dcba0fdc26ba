import build from '@generated/build';
import i18n from '@generated/i18n';
import {usesHashRouter} from '@generated/router';
import {fragmentOfPath} from '../../shared/fragmentOfPath.js';
import {isFilePath} from '../../shared/isFilePath.js';
import {fileUrl, pageHref} from './hashAddress.js';

const ADDRESS = /(?<=\s)(href|src)=(["'])(\/(?!\/).*?)\2/gs;

/**
 * HTML that the site's config holds, for `dangerouslySetInnerHTML`. With the hash router, links and images in it that
 * start with the base URL get the addresses that pages and files have then.
 */
export function siteHtml(html: string): {readonly __html: string} {
  return {__html: usesHashRouter ? html.replace(ADDRESS, translated) : html};
}

function translated(attribute: string, name: string, quote: string, path: string): string {
  const base = baseOf(path);
  if (base === undefined) return attribute;
  const address = name === 'src' || isFilePath(path) ? fileUrl(path) : pageAddress(path, base);
  return `${name}=${quote}${address}${quote}`;
}

/** Each language is a document of its own, and all of them have the same config. */
function baseOf(path: string): string | undefined {
  return Object.values(i18n.localeConfigs)
    .map(({baseUrl}) => baseUrl)
    .sort((a, b) => b.length - a.length)
    .find((baseUrl) => path.startsWith(baseUrl));
}

function pageAddress(path: string, base: string): string {
  return base === build.baseUrl ? pageHref(path) : fileUrl(base + fragmentOfPath(path, base));
}
