import fs from 'node:fs';
import type {TranslatableFile} from '../plugins/Plugin.js';

/**
 * Entry for a file with tags or authors, and its translation, which is optional: a locale without one uses the file of
 * the site.
 *
 * @param candidates - absolute: the file of the locale, then that of the site. Empty if the options name no file
 * @returns one entry; an empty list if the site's file does not exist
 */
export function localeFile([translation, original]: readonly string[]): readonly TranslatableFile[] {
  if (translation === undefined || original === undefined) return [];
  const isFile = fs.statSync(original, {throwIfNoEntry: false})?.isFile() ?? false;
  return isFile ? [{original, translation, optional: true}] : [];
}
