/**
 * Fallback locales: language → related locale, whose messages readers of the language understand better than English
 * messages.
 */
const RELATED: {readonly [language: string]: string} = {nn: 'nb', no: 'nb', pt: 'pt-PT'};

function parseLocale(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale).maximize();
  } catch {
    return undefined;
  }
}

/**
 * Locales whose messages can be used for a locale, in order of preference: "fr-CA", "fr-Latn", "fr".
 *
 * @returns only the locale itself if it is not a valid language tag
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
