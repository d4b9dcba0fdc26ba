import build from '@generated/build';
import i18n from '@generated/i18n';
import {isRelocatable, relocation, usesHashRouter} from '@generated/router';
import {fragmentOfPath} from '../../shared/fragmentOfPath.js';
import {isFilePath} from '../../shared/isFilePath.js';
import {fileUrl, pageHref} from './hashAddress.js';

const ADDRESS = /(?<=\s)(href|src)=(["'])(\/(?!\/).*?)\2/gs;

/**
 * Prepares HTML of the site's config for `dangerouslySetInnerHTML`. With the hash router, converts the paths of links
 * and images that start with a base URL of the site to URLs ("#/docs/intro"). In the browser of a relocatable site, makes
 * them relative to the document.
 */
export function siteHtml(html: string): {readonly __html: string} {
  if (isRelocatable && typeof document !== 'undefined')
    return {__html: html.replace(ADDRESS, relocation.relativeAttribute)};
  return {__html: usesHashRouter ? html.replace(ADDRESS, translated) : html};
}

function translated(attribute: string, name: string, quote: string, path: string): string {
  const base = baseOf(path);
  if (base === undefined) return attribute;
  const address = name === 'src' || isFilePath(path) ? fileUrl(path) : pageAddress(path, base);
  return `${name}=${quote}${address}${quote}`;
}

/**
 * Returns the base URL of the locale to which a path belongs. All locales have the same config, so its HTML may link to
 * every locale; but each locale is its own document.
 */
function baseOf(path: string): string | undefined {
  return Object.values(i18n.localeConfigs)
    .map(({baseUrl}) => baseUrl)
    .sort((a, b) => b.length - a.length)
    .find((baseUrl) => path.startsWith(baseUrl));
}

function pageAddress(path: string, base: string): string {
  return base === build.baseUrl ? pageHref(path) : fileUrl(base + fragmentOfPath(path, base));
}
