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

export interface AssetInput {
  /** As front matter has it. */
  readonly value: string;
  /** The front matter field, for errors. */
  readonly field: string;
  /** The Markdown file, absolute. */
  readonly source: string;
  readonly siteDir: string;
  /** Beginning of the URLs of files. */
  readonly baseUrl: string;
  readonly publish: PublishScope;
}

/**
 * Plans a file that front matter names, under the output name that the Markdown compiler gives files as well.
 *
 * @returns `undefined` for what is not a path beside the page: a URL, or the path of a static file; a problem where the
 * site may not publish the file.
 * @throws {SiteError} `ASSET_NOT_FOUND` if "./x" or "@site/x" does not exist.
 */
export function planAsset(input: AssetInput): ContentAsset | Problem | undefined {
  const {value, field, source, siteDir, baseUrl, publish} = input;
  const isRelative = /^\.{1,2}\//.test(value);
  if (!isRelative && !value.startsWith('@site/')) return undefined;
  const target = isRelative
    ? path.resolve(path.dirname(source), value)
    : path.join(siteDir, value.slice('@site/'.length));
  const file = [target, decode(target)].find(isFile);
  if (file === undefined) throw errors.assetNotFound({field, value, source});
  const asset = publishFile(file, {baseUrl, publish});
  if ('outputPath' in asset) return asset;
  const line = lineOfKey(fs.readFileSync(source, 'utf8'), field);
  return {file: source, line, message: describeRefusal(`The front matter field "${field}"`, asset)};
}

/**
 * Plans a file that a route publishes.
 *
 * @param source - "@site/blog/ada.png"
 * @returns `undefined` for a file that does not exist; a problem where the site may not publish it
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

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
