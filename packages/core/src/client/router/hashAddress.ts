import build from '@generated/build';
import {encodePath} from '../../shared/encodePath.js';
import {fragmentOfPath} from '../../shared/fragmentOfPath.js';
import {isFilePath} from '../../shared/isFilePath.js';
import type {LinkTarget} from '../../shared/linkTarget.js';
import {relativeUrl} from '../../shared/relativeUrl.js';
import {pathOfFragment} from './pathOfFragment.js';

// How paths of the site become addresses, and back, where the site is one document that may be at any URL: a page is a fragment
// of that URL, and a file is found from the folder that the document is in. Only called where `usesHashRouter` is true; other
// sites come without this module, as their paths are addresses.

const {baseUrl} = build;

/** The folder of the document; `undefined` in Node, where pages are rendered for their links alone. */
const root = typeof document === 'undefined' ? undefined : new URL('.', document.baseURI).href;

/**
 * The path (query and anchor included) that the address bar holds. An anchor alone, as a plain `<a href="#x">` leaves it
 * there, is made whole.
 *
 * @param current - pathname until now, or empty
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

/** The address of a page: "#/docs/intro". @param path - base URL included, percent-encoded */
export function pageHref(path: string): string {
  return fragmentOfPath(path, baseUrl);
}

/** Where a file of the site is at the moment. @param path - base URL included; any other URL stays as it is */
export function fileUrl(path: string): string {
  const relative = relativeUrl(baseUrl, path);
  return root === undefined || relative === path ? path : new URL(relative, root).href;
}

/** The path of the site behind what `fileUrl` has made. Any other URL stays as it is. */
export function sitePath(url: string): string {
  return root !== undefined && url.startsWith(root) ? baseUrl + url.slice(root.length) : url;
}

/**
 * The path of a page that a link leads to, relative to the page that it is on. Its address must be whole, as it may be
 * copied or opened elsewhere, so anchors on the same page count.
 *
 * @param opensHere - neither in another window nor as a download
 * @returns `undefined` for links to files and to other parts of the host
 */
export function linkPath({kind, href}: LinkTarget, opensHere: boolean): string | undefined {
  const isOfHost = kind === 'outside' || (href.startsWith('/') && !href.startsWith(baseUrl));
  // As Markdown names the files that it brings along.
  const isAsset = href.startsWith('./assets/');
  return isOfHost || isAsset || (!opensHere && isFilePath(href)) ? undefined : href;
}
