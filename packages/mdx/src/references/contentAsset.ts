import path from 'node:path';
import type {Compilation} from '../compilation.js';
import type {FileFacts} from '../ReferenceReader.js';
import type {ContentAsset} from '../types.js';

const IMAGES = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const FONTS = /\.(?:woff2?|eot|ttf|otf)$/i;
const MEDIAS = /\.(?:mp4|avi|mov|mkv|mpe?g|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i;

/** Adds a file that a page shows or links to. The file becomes an asset of the page, which the build publishes. */
export function addAsset(compilation: Compilation, file: string, {hash}: FileFacts): ContentAsset {
  const known = compilation.assets.get(file);
  if (known) return known;
  const {name, ext} = path.parse(file);
  const outputPath = `assets/${folderOf(file)}/${name}-${hash.slice(0, 8)}${ext}`;
  const url = compilation.input.site.baseUrl + outputPath.split('/').map(encodeURIComponent).join('/');
  const asset = {file, outputPath, url};
  compilation.assets.set(file, asset);
  return asset;
}

function folderOf(file: string): string {
  if (IMAGES.test(file)) return 'images';
  if (FONTS.test(file)) return 'fonts';
  return MEDIAS.test(file) ? 'medias' : 'files';
}
