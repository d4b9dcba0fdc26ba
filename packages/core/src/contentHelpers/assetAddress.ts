import fs from 'node:fs';
import path from 'node:path';
import {shortHash} from '@lectern/store';

/** Address of a file that the build copies from the site to the output: its path there, and its URL. */
export interface AssetAddress {
  /** Path relative to the output folder: "assets/images/cover-1a2b3c4d.png". */
  readonly outputPath: string;
  readonly url: string;
}

/**
 * Path and URL under which a file from front matter is published. The Markdown compiler gives the same file the same
 * name.
 *
 * @param file - absolute
 * @param baseUrl - beginning of the URL: "/docs/", or "./" with the hash router
 */
export function assetAddress(file: string, baseUrl: string): AssetAddress {
  const {name, ext} = path.parse(file);
  const outputPath = `assets/${folderOf(ext)}/${name}-${shortHash(fs.readFileSync(file))}${ext}`;
  return {outputPath, url: baseUrl + outputPath.split('/').map(encodeURIComponent).join('/')};
}

function folderOf(extension: string): string {
  return /^\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(extension) ? 'images' : 'files';
}
