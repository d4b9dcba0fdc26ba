import type {LoadContext} from '../plugins/Plugin.js';

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
  {i18n}: Pick<LoadContext, 'i18n'>,
  {file, originalFile}: {readonly file: string; readonly originalFile: string},
): {readonly contentLocale?: string} {
  const {currentLocale, defaultLocale} = i18n;
  if (file !== originalFile || currentLocale === defaultLocale) return {};
  return isSameLanguage(currentLocale, defaultLocale) ? {} : {contentLocale: defaultLocale};
}
