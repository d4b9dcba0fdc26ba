import {z} from '#zod';
import {baseUrlPath, optionalFlag, optionalText} from './schemaParts.js';

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const localeTag = z.string().refine(isLanguageTag, {error: 'a language tag such as "en" or "pt-BR"'});

/** True if `Intl` supports the calendar, by its current name or an older name such as "islamicc". */
function isCalendar(name: string): boolean {
  try {
    const {calendar} = new Intl.Locale('en', {calendar: name});
    return calendar !== undefined && Intl.supportedValuesOf('calendar').includes(calendar);
  } catch {
    return false;
  }
}

const calendar = z
  .string()
  .refine(isCalendar, {error: 'a calendar such as "gregory", "buddhist" or "islamic-umalqura"'});

const localeConfig = z.strictObject({
  label: optionalText.describe(
    'Name in the locale dropdown. Left out: the name of the language, written in that language.',
  ),
  htmlLang: optionalText.describe('`lang` of the document. Left out: the locale.'),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('Writing direction. Left out: the direction of the language.'),
  calendar: calendar.optional().describe('Calendar for dates. Left out: the calendar of the language.'),
  path: optionalText.describe('Folder below `i18n.path`. Left out: the locale.'),
  translate: optionalFlag.describe(
    'Reads translations; with `false`, the files that the config names are in that language. Left out: `true` if that folder exists.',
  ),
  url: optionalText.describe('Origin, if the locale is published elsewhere. Left out: `url` of the site.'),
  baseUrl: baseUrlPath
    .optional()
    .describe('Base URL. Left out: the base URL of the site, followed by the locale.'),
});

export const i18nSchema = z
  .strictObject({
    defaultLocale: localeTag.describe('The language whose pages are at the base URL.'),
    locales: z
      .array(localeTag)
      .min(1, {error: 'must list at least one locale.'})
      .describe('All languages, as tags such as `pt-BR`.'),
    path: z.string().default('i18n').describe('Folder of the translations, relative to the site.'),
    localeConfigs: z.record(z.string(), localeConfig).default({}).describe('Settings by language.'),
  })
  .check(({value, issues}) => {
    if (value.locales.includes(value.defaultLocale)) return;
    const message = `"i18n.defaultLocale" is "${value.defaultLocale}", which "i18n.locales" does not list.`;
    issues.push({code: 'custom', input: value, path: ['defaultLocale'], message});
  })
  .default({defaultLocale: 'en', locales: ['en'], path: 'i18n', localeConfigs: {}});
