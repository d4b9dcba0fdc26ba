import type {TranslatableFile} from '../plugins/Plugin.js';
import {isFile} from './files.js';

/**
 * Translation of a file with tags or authors. It is optional: a locale without its own file uses that of the site.
 *
 * @param candidates - absolute: the file of the locale, then that of the site. Empty if the options name no file
 * @returns empty if the site's file does not exist
 */
export function localeFile([translation, original]: readonly string[]): readonly TranslatableFile[] {
  const isThere = translation !== undefined && original !== undefined && isFile(original);
  return isThere ? [{original, translation, optional: true}] : [];
}
