import fs from 'node:fs';
import path from 'node:path';
import type {ContentAsset} from '@lectern/mdx';
import {shortHash} from '../cache/hash.js';
import {errors} from '../errors/catalog.js';

export interface AssetInput {
  /** As front matter has it. */
  readonly value: string;
  /** The front matter field, for errors. */
  readonly field: string;
  /** The Markdown file, absolute. */
  readonly source: string;
  readonly siteDir: string;
  /** What URLs of files start with. */
  readonly baseUrl: string;
}

/**
 * Plans a file that front matter names, under the output name that the Markdown compiler gives files as well.
 *
 * @returns `undefined` for what is not a path beside the page: a URL, or the path of a static file.
 * @throws {SiteError} `ASSET_NOT_FOUND` if "./x" or "@site/x" does not exist.
 */
export function planAsset({value, field, source, siteDir, baseUrl}: AssetInput): ContentAsset | undefined {
  const isRelative = /^\.{1,2}\//.test(value);
  if (!isRelative && !value.startsWith('@site/')) return undefined;
  const target = isRelative
    ? path.resolve(path.dirname(source), value)
    : path.join(siteDir, value.slice('@site/'.length));
  const file = [target, decode(target)].find((candidate) => fs.existsSync(candidate));
  if (file === undefined) throw errors.assetNotFound({field, value, source});
  const {name, ext} = path.parse(file);
  const outputPath = `assets/${folderOf(ext)}/${name}-${shortHash(fs.readFileSync(file))}${ext}`;
  return {file, outputPath, url: baseUrl + outputPath.split('/').map(encodeURIComponent).join('/')};
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

function folderOf(extension: string): string {
  return /^\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(extension) ? 'images' : 'files';
}
