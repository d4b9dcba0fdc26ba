import fs from 'node:fs';
import path from 'node:path';
import {
  type ContentAsset,
  describeRefusal,
  type PublishRefusal,
  type PublishScope,
  publishRefusal,
  realPathOf,
} from '@lectern/mdx';
import {assetAddress} from '../contentHelpers/assetAddress.js';
import {lineOfKey} from '../contentHelpers/frontMatter.js';
import {errors} from '../errors/catalog.js';
import type {Problem} from '../errors/SiteError.js';
import {tryDecodeUriComponent} from '../shared/encodePath.js';

export interface AssetInput {
  /** Value in the front matter: "./cover.png". */
  readonly value: string;
  /** Name of the front matter field, for error messages. */
  readonly field: string;
  /** Absolute path of the Markdown file. */
  readonly source: string;
  readonly siteDir: string;
  /** Prefix of the URLs of the site's files: the base URL, or "./" with the hash router. */
  readonly baseUrl: string;
  readonly publish: PublishScope;
}

/**
 * Plans the publication of a file to which front matter refers. The output name is the same as for a link to this file
 * in the text of a page, so the file is published only once.
 *
 * @returns a problem if the site may not publish the file; `undefined` if the value does not begin with "./", "../" or
 *   "@site/": it is then a URL, or the path of a static file
 * @throws {SiteError} `ASSET_NOT_FOUND` if the file does not exist
 */
export function planAsset(input: AssetInput): ContentAsset | Problem | undefined {
  const {value, field, source, siteDir, baseUrl, publish} = input;
  const isRelative = /^\.{1,2}\//.test(value);
  if (!isRelative && !value.startsWith('@site/')) return undefined;
  const target = isRelative
    ? path.resolve(path.dirname(source), value)
    : path.join(siteDir, value.slice('@site/'.length));
  const file = [target, tryDecodeUriComponent(target)].find(isFile);
  if (file === undefined) throw errors.assetNotFound({field, value, source});
  const asset = publishFile(file, {baseUrl, publish});
  if ('outputPath' in asset) return asset;
  const line = lineOfKey(fs.readFileSync(source, 'utf8'), field);
  return {file: source, line, message: describeRefusal(`The front matter field "${field}"`, asset)};
}

/**
 * Plans the publication of a file that a route lists in `metadata.assets`.
 *
 * @param source - "@site/blog/ada.png"
 * @returns `undefined` if the file does not exist; a problem if the site may not publish it
 */
export function planRouteAsset(
  source: string,
  {siteDir, ...input}: Pick<AssetInput, 'siteDir' | 'baseUrl' | 'publish'>,
): ContentAsset | Problem | undefined {
  const file = path.join(siteDir, source.replace(/^@site\//, ''));
  if (!isFile(file)) return undefined;
  const asset = publishFile(file, input);
  return 'outputPath' in asset ? asset : {file, message: describeRefusal('A route', asset)};
}

function publishFile(
  file: string,
  {baseUrl, publish}: Pick<AssetInput, 'baseUrl' | 'publish'>,
): ContentAsset | PublishRefusal {
  const refusal = publishRefusal(file, realPathOf(file) ?? file, publish);
  return refusal ?? {file, ...assetAddress(file, baseUrl)};
}

function isFile(file: string): boolean {
  const real = realPathOf(file);
  return real !== undefined && fs.statSync(real).isFile();
}
