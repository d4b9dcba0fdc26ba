import {joinUrl} from '../shared/url.js';

/** Where a file can be edited. Folders outside the site ("../docs") lead out of the last folders of the URL. */
export function joinEditUrl(editUrl: string, folder: string, file: string): string {
  let url = joinUrl(editUrl, folder, file);
  for (;;) {
    // The host is no folder: its slash follows another one.
    const shorter = url.replace(/(?<!\/)\/(?!\.\.\/)[^/]+\/\.\.(?=\/)/, '');
    if (shorter === url) return url;
    url = shorter;
  }
}
