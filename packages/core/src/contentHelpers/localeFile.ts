import type {TranslatableFile} from '../plugins/Plugin.js';
import {isFile} from './files.js';

/**
 * Entry for a file with tags or authors, and its translation, which is optional: a locale without one uses the file of
 * the site.
 *
 * @param candidates - absolute: the file of the locale, then that of the site. Empty if the options name no file
 * @returns one entry; an empty list if the site's file does not exist
 */
export function localeFile([translation, original]: readonly string[]): readonly TranslatableFile[] {
  const isThere = translation !== undefined && original !== undefined && isFile(original);
  return isThere ? [{original, translation, optional: true}] : [];
}
