import type {TranslatableFile} from '../plugins/Plugin.js';
import {isFile} from './files.js';

/**
 * A file of tags or authors, which each locale may replace by one of its own.
 *
 * @param candidates - absolute: the file of the locale, then that of the site. Empty where the options name none
 */
export function localeFile([translation, original]: readonly string[]): readonly TranslatableFile[] {
  const isThere = translation !== undefined && original !== undefined && isFile(original);
  return isThere ? [{original, translation, optional: true}] : [];
}
