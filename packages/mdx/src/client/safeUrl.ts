/** Purpose of a URL: those of images may contain their data. */
export type UrlUse = 'link' | 'image';

/** Schemes whose URLs run code, or show a document that looks like one of the site, where they are opened. */
const UNSAFE_SCHEME = /^(?:javascript|vbscript|data):/i;
const IMAGE_DATA = /^data:image\//i;

/**
 * Checks that a URL may be opened from a page, or shown as an image. Only the scheme decides; paths and other schemes ("mailto:",
 * "vscode:") are fine.
 */
export function isSafeUrl(url: string, use: UrlUse = 'link'): boolean {
  if (!url.includes(':')) return true;
  // Browsers leave out tabs and line breaks, and what precedes the scheme.
  const read = url.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
  return !UNSAFE_SCHEME.test(read) || (use === 'image' && IMAGE_DATA.test(read));
}
