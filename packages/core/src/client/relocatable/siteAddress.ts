import build from '@generated/build';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {encodePath} from '../../shared/encodePath.js';
import {isFilePath} from '../../shared/isFilePath.js';
import {prefixOf, relativeAddress} from '../../shared/relativeAddress.js';
import {htmlFile, removeTrailingSlash} from '../../shared/url.js';

// Translates paths of the site to URLs and back, for relocatable sites. Such a site may be in any folder of a host or of
// a disk; inside the app, all paths have the base URL of the configuration. Bundles of other
// sites do not contain this module.

const {baseUrl, filePages = []} = build;
const {trailingSlash} = siteConfig;

/** Base URL of the whole site, without a locale. */
const siteBase = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;

/** URL of the folder of this locale. webpack derives it from the URL of its own script. */
function folderUrl(): string {
  return new URL(__webpack_public_path__, document.baseURI).href;
}

/** URL of the document, without query and anchor. */
function documentUrl(): string {
  return window.location.href.replace(/[?#].*$/s, '');
}

/** Path of the document, relative to the folder of the site. */
function documentFile(): string {
  const depth = baseUrl.slice(siteBase.length).split('/').length - 1;
  const site = new URL('../'.repeat(depth) || '.', folderUrl()).href;
  const file = documentUrl();
  return file.startsWith(site) ? file.slice(site.length) : '';
}

/** Beginning of relative URLs from this document to the folder of the site. */
// Module state: the document never moves.
let prefix: string | undefined;

/** Base URLs of all locales, the longest first. */
const localeBases = Object.values(i18n.localeConfigs)
  .map((locale) => locale.baseUrl)
  .sort((a, b) => b.length - a.length);

/** Returns true for a path of a page that looks like the path of a file. All locales have the same pages. */
function isFilePage(path: string): boolean {
  const base = localeBases.find((one) => path.startsWith(one)) ?? baseUrl;
  const page = removeTrailingSlash(baseUrl + path.slice(base.length));
  return filePages.some((one) => removeTrailingSlash(one) === page);
}

/** File of a path, both relative to the base URL. The build has looked up the same in its output. */
function fileOf(path: string): string {
  if (isFilePath(path) && !isFilePage(siteBase + path)) return path;
  return path.endsWith('/') || path === '' ? `${path}index.html` : htmlFile(`/${path}`, trailingSlash);
}

/**
 * Makes the URL of a page or file of the site relative to this document, as the build does in HTML. Returns any other
 * URL unchanged.
 *
 * @param url - path with the base URL of the configuration, percent-encoded
 */
export function documentAddress(url: string): string {
  prefix ??= prefixOf(documentFile());
  return relativeAddress(url, prefix, {siteBase, fileOf});
}

/** Returns the absolute URL of a file of this locale. */
export function fileAddress(path: string): string {
  return path.startsWith(baseUrl) ? folderUrl() + path.slice(baseUrl.length) : path;
}

/** Path of the page in this document, percent-encoded; `undefined` for 404.html, which is shown at any path. */
// Module state: the document never shows another page.
let page: string | undefined;

/** Sets the path of the page in this document, as in its payload. Must be called before the app starts. */
export function setPage(path: string): void {
  page = path.endsWith('/404.html') ? undefined : encodePath(path);
}

/** Returns the path of the page, with the base URL of the configuration, and query and anchor of the address bar. */
export function readAddress(): string {
  const {pathname, search, hash} = window.location;
  if (page !== undefined) return page + search + hash;
  const folder = folderUrl();
  const file = documentUrl();
  return (file.startsWith(folder) ? baseUrl + file.slice(folder.length) : pathname) + search + hash;
}

/**
 * Returns the URL that leads from this document to a path: a query and an anchor if the path is the one of this
 * document; `undefined` if it is another document.
 */
export function addressHere(url: string): string | undefined {
  const target = new URL(documentAddress(url), document.baseURI);
  const here = new URL(documentAddress(readAddress()), document.baseURI);
  if (target.origin !== here.origin || target.pathname !== here.pathname) return undefined;
  return target.search + target.hash || window.location.pathname;
}
