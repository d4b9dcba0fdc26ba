import {codedText} from '../errors/errorAddress.js';
import {listProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {configLocation} from './findFieldLine.js';

/** Returns the language of a country if a locale is the code of that country, probably by mistake: "ja" for "jp". */
function languageOfCountry(tag: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(tag)) return undefined;
  const {language} = new Intl.Locale('und', {region: tag}).maximize();
  return language === 'und' || language === 'en' ? undefined : language;
}

/**
 * Returns one warning that lists the locales that `Intl` in Node does not support, or an empty list. A site may use
 * such locales, but usually they are mistakes.
 */
export function localeWarnings(
  {i18n}: SiteConfig,
  {siteDir, file}: {siteDir: string; file: string},
): string[] {
  const unknown = i18n.locales.filter((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0);
  const problems = unknown.map((tag): Problem => {
    const language = languageOfCountry(tag);
    const suggestion = language === undefined ? '' : ` Did you mean "${language}"?`;
    const {line} = configLocation(file, ['i18n', 'locales', i18n.locales.indexOf(tag)]);
    const message = `No rules are known for the language "${tag}": dates, plural forms and sorting are those of English.${suggestion}`;
    return {file, message, ...(line !== undefined && {line})};
  });
  return problems.length > 0
    ? [codedText('LOCALE_WITHOUT_RULES', undefined, listProblems(problems, siteDir))]
    : [];
}
