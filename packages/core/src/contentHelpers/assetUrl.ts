import fs from 'node:fs';
import path from 'node:path';
import {filesUrl} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {assetAddress} from './assetAddress.js';

/**
 * URL under which a file of the site is published. Only files in the `assets` of a route's content or metadata are
 * published.
 *
 * @param source - "@site/blog/ada.png"
 * @returns `undefined` if the file does not exist
 */
export function assetUrl(source: string, context: LoadContext): string | undefined {
  const file = path.join(context.siteDir, source.slice('@site/'.length));
  const isFile = fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
  return isFile ? assetAddress(file, filesUrl(context)).url : undefined;
}
