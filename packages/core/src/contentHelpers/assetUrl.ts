import fs from 'node:fs';
import path from 'node:path';
import {filesUrl} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {assetAddress} from './assetAddress.js';

/**
 * The URL of a file that is among the `assets` of a content module, or of the metadata, of some route; only these are published.
 *
 * @param source - "@site/blog/ada.png"
 * @returns `undefined` where there is no such file
 */
export function assetUrl(source: string, context: LoadContext): string | undefined {
  const file = path.join(context.siteDir, source.slice('@site/'.length));
  const isFile = fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
  return isFile ? assetAddress(file, filesUrl(context)).url : undefined;
}
