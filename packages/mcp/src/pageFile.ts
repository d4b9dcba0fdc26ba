import {isFilePath, type SiteSource} from './SiteSource.js';
import {toolErrors} from './toolErrors.js';

/** Address of something in a site. */
export interface SiteAddress {
  /** Decoded path, relative to the base URL: "docs/intro". */
  readonly path: string;
  /** Origin of the URL, if it is not that of the source. */
  readonly origin?: string | undefined;
}

/** The Markdown file of a page. */
export interface PageFile extends Pick<SiteAddress, 'origin'> {
  /** Path relative to the base URL: "docs/intro.md". */
  readonly file: string;
}

/** Origin for paths without one; nothing is requested from it. */
const NO_ORIGIN = 'http://site.invalid';

/**
 * Reads a path or URL.
 *
 * @param address - path with or without the base URL, or URL: "/docs/intro/", "docs/intro.md"
 * @throws {ToolError} if it is no path, or not one of the site
 */
export function siteAddress(
  address: string,
  {baseUrl, origin}: Pick<SiteSource, 'baseUrl' | 'origin'>,
): SiteAddress {
  const base = new URL(baseUrl, NO_ORIGIN);
  if (!URL.canParse(address, base.href)) throw toolErrors.pageAddress(address);
  const url = new URL(address, base);
  const path = decode(url.pathname);
  if (!/^https?:$/.test(url.protocol) || path === undefined) throw toolErrors.pageAddress(address);
  const start = decode(base.pathname) ?? baseUrl;
  if (!`${path}/`.startsWith(start)) throw toolErrors.pageOutside(address, baseUrl);
  const isOther = url.origin !== base.origin && url.origin !== origin;
  return {path: path.slice(start.length), origin: isOther ? url.origin : undefined};
}

/**
 * Returns the Markdown file of a page.
 *
 * @param page - path or URL of the page or of its Markdown
 * @throws {ToolError} if it is no path, or not one of the site
 */
export function pageFile(page: string, source: Pick<SiteSource, 'baseUrl' | 'origin'>): PageFile {
  const {path, origin} = siteAddress(page, source);
  const file = markdownFile(path);
  if (!isFilePath(file)) throw toolErrors.pageAddress(page);
  return {file, origin};
}

/** Returns the path of the Markdown for a page: "docs/intro.md" for "docs/intro/", "index.md" for "". */
function markdownFile(path: string): string {
  const name = path.replace(/\/$/, '').replace(/\.html$/, '');
  if (name === '' || name === 'index') return 'index.md';
  return name.endsWith('.md') ? name : `${name.replace(/\/index$/, '')}.md`;
}

/** Decodes a path; `undefined` if that is not possible, or if a segment then has a slash in it. */
function decode(path: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
