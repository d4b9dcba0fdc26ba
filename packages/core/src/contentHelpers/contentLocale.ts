import type {LoadContext} from '../plugins/Plugin.js';
import {isTranslationOff} from './translatedDir.js';

/** True if two locales have the same language and script: "en" and "en-GB", but not "zh-Hans" and "zh-Hant". */
function isSameLanguage(a: string, b: string): boolean {
  const [first, second] = [new Intl.Locale(a).maximize(), new Intl.Locale(b).maximize()];
  return first.language === second.language && first.script === second.script;
}

/**
 * Locale of a page's text if the page is not translated: the default locale. Empty if the page is translated, or if
 * both locales have the same language.
 *
 * @param page - `file` is the translation; if there is none, it equals `originalFile`
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
