import type {LoadContext} from '../plugins/Plugin.js';
import {isTranslationOff} from './translatedDir.js';

/** Regions of one language understand each other: "en" and "en-GB", but not "zh-Hans" and "zh-Hant". */
function isSameLanguage(a: string, b: string): boolean {
  const [first, second] = [new Intl.Locale(a).maximize(), new Intl.Locale(b).maximize()];
  return first.language === second.language && first.script === second.script;
}

/**
 * The locale that the text of a page is written in, where that is another language than the one of the locale that shows it.
 *
 * @param page - `file` is the translation where there is one
 */
export function contentLocaleOf(
  context: Pick<LoadContext, 'i18n' | 'siteConfig'>,
  {file, originalFile}: {readonly file: string; readonly originalFile: string},
): {readonly contentLocale?: string} {
  const {currentLocale, defaultLocale} = context.i18n;
  const isOwn = file !== originalFile || currentLocale === defaultLocale;
  if (isOwn || isTranslationOff(context)) return {};
  return isSameLanguage(currentLocale, defaultLocale) ? {} : {contentLocale: defaultLocale};
}
