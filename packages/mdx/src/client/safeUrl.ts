/** Purpose of a URL. Only an image may have a URL with the scheme "data:" ("data:image/…"). */
export type UrlUse = 'link' | 'image';

/** Schemes whose URLs, when opened, run code or show a document that appears to be part of the site. */
const UNSAFE_SCHEME = /^(?:javascript|vbscript|data):/i;
const IMAGE_DATA = /^data:image\//i;

/**
 * Checks that a URL is safe to open from a page, or to show as an image. Only its scheme counts: paths and other
 * schemes ("mailto:", "vscode:") are safe.
 */
export function isSafeUrl(url: string, use: UrlUse = 'link'): boolean {
  if (!url.includes(':')) return true;
  // Browsers ignore tabs and line breaks in a URL, and control characters and spaces before it.
  const read = url.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
  return !UNSAFE_SCHEME.test(read) || (use === 'image' && IMAGE_DATA.test(read));
}
