import path from 'node:path';
import {isFileSync} from '@lectern/store';
import {filesUrl} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {assetAddress} from './assetAddress.js';

/**
 * URL under which a file of the site is published. The build publishes the file only if a route lists it in the
 * `assets` of its content or of its metadata.
 *
 * @param source - "@site/blog/ada.png"
 * @returns `undefined` if the file does not exist
 */
export function assetUrl(source: string, context: LoadContext): string | undefined {
  const file = path.join(context.siteDir, source.slice('@site/'.length));
  return isFileSync(file) ? assetAddress(file, filesUrl(context)).url : undefined;
}
