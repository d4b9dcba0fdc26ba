import path from 'node:path';
import {filesUrl} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {assetAddress} from '../routes/assetAddress.js';

/**
 * The URL of a file that is among the `assets` of a content module of some route; only these are published.
 *
 * @param source - "@site/blog/ada.png"
 */
export function assetUrl(source: string, context: LoadContext): string {
  return assetAddress(path.join(context.siteDir, source.slice('@site/'.length)), filesUrl(context)).url;
}
