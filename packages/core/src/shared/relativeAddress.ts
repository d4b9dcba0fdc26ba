import {splitSuffix} from './url.js';

export interface AddressRules {
  /** Base URL of the whole site, without a locale. */
  readonly siteBase: string;
  /** Returns the file that a URL path leads to; both are relative to the base URL: "docs/intro" → "docs/intro/index.html". */
  fileOf(path: string): string;
}

/**
 * Returns the beginning of relative URLs from a document to the folder of the site: "./", or "../" for each folder.
 *
 * @param file - path of the document, relative to the folder of the site
 */
export function prefixOf(file: string): string {
  return '../'.repeat(file.split('/').length - 1) || './';
}

/**
 * Makes a URL path of the site relative to a document of a relocatable site: "/base/docs/intro#x" →
 * "../docs/intro/index.html#x".
 *
 * @param prefix - result of `prefixOf`
 * @returns the URL itself if it does not begin with the base URL of the site
 */
export function relativeAddress(url: string, prefix: string, {siteBase, fileOf}: AddressRules): string {
  if (!isOfSite(url, siteBase)) return url;
  const [path, suffix] = splitSuffix(url);
  return prefix + fileOf(path.slice(siteBase.length)) + suffix;
}

function isOfSite(url: string, siteBase: string): boolean {
  const isHost = url[1] === '/' || url[1] === '\\';
  if (url[0] !== '/' || isHost) return false;
  return url.startsWith(siteBase) || splitSuffix(url)[0] === siteBase.slice(0, -1);
}
