/** Languages whose readers understand the messages of another locale better than English ones. */
const RELATED: {readonly [language: string]: string} = {nn: 'nb', no: 'nb', pt: 'pt-PT'};

function parseLocale(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale).maximize();
  } catch {
    return undefined;
  }
}

/**
 * The locales whose messages may take the place of those of a locale, best first: "fr-CA", "fr-Latn", "fr".
 *
 * @returns only the locale itself where it is no language tag
 */
export function codeTranslationLocalesToTry(locale: string): string[] {
  const parsed = parseLocale(locale);
  if (!parsed) return [locale];
  const {language, region, script} = parsed;
  const related = RELATED[language];
  return [
    locale,
    ...(region ? [`${language}-${region}`] : []),
    ...(script ? [`${language}-${script}`] : []),
    language,
    ...(related ? [related] : []),
  ];
}
