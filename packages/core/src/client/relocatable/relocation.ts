import {prefetchOnce} from '../still/prefetchOnce.js';
import {documentAddress} from './siteAddress.js';

// Exports of `@generated/router` in relocatable sites. Must not import modules of the app, which import that module.

export {loadText} from './loadText.js';
export {addressHere, documentAddress, fileAddress, readAddress, setPage} from './siteAddress.js';

/** Makes the URL of an attribute in HTML relative: function for `replace`. */
export function relativeAttribute(_: string, name: string, quote: string, path: string): string {
  return `${name}=${quote}${documentAddress(path)}${quote}`;
}

/** Opens another page of the site: each page is a document of its own. */
export function openDocument(href: string, replaces: boolean): void {
  if (replaces) window.location.replace(href);
  else window.location.assign(href);
}

/** Fetches the document of a page in advance, unless it comes from disk. */
export function prefetch(path: string): void {
  const url = new URL(documentAddress(path), document.baseURI);
  if (url.protocol.startsWith('http')) prefetchOnce(url);
}
