import fs from 'node:fs';
import path from 'node:path';
import {shortHash} from '@lectern/store';

/** Where a file of the site is in the output. */
export interface AssetAddress {
  /** Below the output folder: "assets/images/cover-1a2b3c4d.png". */
  readonly outputPath: string;
  readonly url: string;
}

/**
 * The address of a file that front matter names, under the output name that the Markdown compiler gives files as well.
 *
 * @param file - absolute
 * @param baseUrl - what URLs of files start with
 */
export function assetAddress(file: string, baseUrl: string): AssetAddress {
  const {name, ext} = path.parse(file);
  const outputPath = `assets/${folderOf(ext)}/${name}-${shortHash(fs.readFileSync(file))}${ext}`;
  return {outputPath, url: baseUrl + outputPath.split('/').map(encodeURIComponent).join('/')};
}

function folderOf(extension: string): string {
  return /^\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(extension) ? 'images' : 'files';
}
