import {z} from 'zod';

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const localeTag = z.string().refine(isLanguageTag, {error: 'a language tag such as "en" or "pt-BR"'});

/** Checks that dates can be written in a calendar; older names of it count, as "islamicc". */
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
  label: z.string().optional().describe('Name in the locale dropdown; in its own language without it.'),
  htmlLang: z.string().optional().describe('`lang` of the html element; the locale without it.'),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('Writing direction; that of the language without it.'),
  calendar: calendar.optional().describe('Calendar for dates; that of the language without it.'),
  path: z.string().optional().describe('Folder below `i18n.path`; the locale without it.'),
  translate: z
    .boolean()
    .optional()
    .describe('Whether translations are read; true without it if that folder exists.'),
  url: z.string().optional().describe('Origin of this locale if it is published elsewhere.'),
  baseUrl: z
    .string()
    .optional()
    .describe('Base URL of this locale; that of the site plus the locale without it.'),
});

export const i18nSchema = z
  .strictObject({
    defaultLocale: localeTag.describe('The locale without a path segment of its own.'),
    locales: z
      .array(localeTag)
      .min(1, {error: 'must list at least one locale.'})
      .describe('Every locale of the site.'),
    path: z.string().default('i18n').describe('Folder of the translations, relative to the site folder.'),
    localeConfigs: z.record(z.string(), localeConfig).default({}).describe('Settings by locale.'),
  })
  .check(({value, issues}) => {
    if (!value.locales.includes(value.defaultLocale)) {
      issues.push({
        code: 'custom',
        input: value,
        path: ['defaultLocale'],
        message: `"i18n.defaultLocale" is "${value.defaultLocale}", which "i18n.locales" does not list.`,
      });
    }
  })
  .default({defaultLocale: 'en', locales: ['en'], path: 'i18n', localeConfigs: {}});
