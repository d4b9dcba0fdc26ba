import {isFileSync} from '@lectern/store';
import type {TranslatableFile} from '../plugins/Plugin.js';

/**
 * Entry of `getTranslatableFiles` for a file with tags or authors. Its translation is optional: a locale without a
 * translation uses the site's file.
 *
 * @param candidates - absolute: the file of the locale, then the file of the site. Empty if the options name no file
 * @returns one entry; an empty list if the site's file does not exist
 */
export function localeFile([translation, original]: readonly string[]): readonly TranslatableFile[] {
  if (translation === undefined || original === undefined) return [];
  return isFileSync(original) ? [{original, translation, optional: true}] : [];
}
