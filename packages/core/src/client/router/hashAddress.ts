import build from '@generated/build';
import {encodePath} from '../../shared/encodePath.js';
import {fragmentOfPath} from '../../shared/fragmentOfPath.js';
import {isFilePath} from '../../shared/isFilePath.js';
import type {LinkTarget} from '../../shared/linkTarget.js';
import {relativeUrl} from '../../shared/relativeUrl.js';
import {pathOfFragment} from './pathOfFragment.js';

// Translates paths of the site to URLs and back, for sites with the hash router. Such a site is one document, which may
// be at any URL: a page is a fragment of that URL, and URLs of files are relative to the folder of the document. This
// module is used only if `usesHashRouter` is true.

const {baseUrl} = build;

/** URL of the folder with the document; `undefined` in Node, where pages are only rendered to find their links. */
const root = typeof document === 'undefined' ? undefined : new URL('.', document.baseURI).href;

/**
 * Reads the path of the current page from the address bar, with query and anchor. If the address bar has only an
 * anchor, as after a click on a plain `<a href="#x">`, adds the path to it.
 *
 * @param current - pathname of the last location, or empty
 */
export function readPath(current: string): string {
  const {href} = window.location;
  const at = href.indexOf('#');
  const fragment = at === -1 ? '' : href.slice(at);
  const path = pathOfFragment(fragment, {baseUrl, current: encodePath(current) || baseUrl});
  const whole = pageHref(path);
  if (fragment !== '' && fragment !== whole) window.history.replaceState(window.history.state, '', whole);
  return path;
}

/**
 * Returns the URL of a page: "#/docs/intro".
 *
 * @param path - base URL included, percent-encoded
 */
export function pageHref(path: string): string {
  return fragmentOfPath(path, baseUrl);
}

/**
 * Returns the absolute URL of a file of the site, in the folder of the document.
 *
 * @param path - base URL included; any other URL is returned unchanged
 */
export function fileUrl(path: string): string {
  const relative = relativeUrl(baseUrl, path);
  return root === undefined || relative === path ? path : new URL(relative, root).href;
}

/**
 * Inverse of `fileUrl`: returns the path of an absolute URL below the folder of the document. Returns any other URL
 * unchanged.
 */
export function sitePath(url: string): string {
  return root !== undefined && url.startsWith(root) ? baseUrl + url.slice(root.length) : url;
}

/**
 * Returns the path of the page that a link opens: absolute, or relative to the page with the link. Includes anchors on
 * the same page ("#x"): their URL must contain the path of the page, since visitors may copy the URL or open it in
 * another tab.
 *
 * @param opensHere - false if the link opens another window or downloads a file
 * @returns `undefined` for links out of the site, to files that the build has copied, and to files that do not open
 *   here
 */
export function linkPath({kind, href}: LinkTarget, opensHere: boolean): string | undefined {
  const isOfHost = kind === 'outside' || (href.startsWith('/') && !href.startsWith(baseUrl));
  // URL that the build has written into content, for a file that the build has copied.
  const isAsset = href.startsWith('./assets/');
  return isOfHost || isAsset || (!opensHere && isFilePath(href)) ? undefined : href;
}
