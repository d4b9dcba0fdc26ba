import fs from 'node:fs';
import path from 'node:path';
import {tryDecodeUriComponent} from '../shared/encodePath.js';
import type {ClientSiteConfig, I18n, LocaleConfig} from '../shared/siteConfig.js';
import {joinUrl} from '../shared/url.js';

export interface I18nInput {
  readonly i18n: ClientSiteConfig['i18n'];
  readonly siteDir: string;
  /** URL of the site, without the locale. */
  readonly url: string;
  readonly baseUrl: string;
  readonly currentLocale: string;
  /** True if the current locale has the base URL of the site, without a locale segment. */
  readonly singleLocale: boolean;
}

/**
 * Returns the name of a language in that language, with a capital letter: "fr" → "Français". Returns the tag if it has
 * no name.
 */
function languageLabel(locale: string): string {
  const name =
    new Intl.DisplayNames([locale, 'en'], {type: 'language', fallback: 'code'}).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

interface IntlLocaleInfo {
  readonly textInfo?: {readonly direction?: 'ltr' | 'rtl'};
  readonly calendars?: readonly string[];
  getTextInfo?(): {readonly direction?: 'ltr' | 'rtl'};
  getCalendars?(): readonly string[];
}

// Direction and calendar of a locale. In Node 20, these are properties, as in an earlier version of the ECMAScript
// proposal. Later versions of Node have the standard methods.
function localeInfo(tag: string): {direction: 'ltr' | 'rtl'; calendar: string} {
  const locale: Intl.Locale & IntlLocaleInfo = new Intl.Locale(tag);
  const textInfo = locale.getTextInfo?.() ?? locale.textInfo;
  const calendars = locale.getCalendars?.() ?? locale.calendars;
  return {direction: textInfo?.direction ?? 'ltr', calendar: locale.calendar ?? calendars?.[0] ?? 'gregory'};
}

function resolveLocale(locale: string, input: I18nInput): LocaleConfig {
  const own = input.i18n.localeConfigs[locale] ?? {};
  const {direction, calendar} = localeInfo(locale);
  const folder = own.path ?? locale;
  const atRoot =
    locale === input.i18n.defaultLocale || (input.singleLocale && locale === input.currentLocale);
  return {
    label: own.label ?? languageLabel(locale),
    htmlLang: own.htmlLang ?? locale,
    direction: own.direction ?? direction,
    calendar: own.calendar ?? calendar,
    path: folder,
    translate: own.translate ?? fs.existsSync(path.join(input.siteDir, input.i18n.path, folder)),
    url: (own.url ?? input.url).replace(/\/+$/, ''),
    baseUrl: own.baseUrl ?? (atRoot ? input.baseUrl : joinUrl(input.baseUrl, `${locale}/`)),
  };
}

/**
 * Returns the settings of all locales of the site, with defaults for settings that the configuration does not contain.
 */
export function resolveI18n(input: I18nInput): I18n {
  const {defaultLocale, locales, path: folder} = input.i18n;
  return {
    defaultLocale,
    locales,
    path: folder,
    currentLocale: input.currentLocale,
    localeConfigs: Object.fromEntries(locales.map((locale) => [locale, resolveLocale(locale, input)])),
  };
}

/**
 * Folder of a locale, relative to the output folder: the base URL of the locale without the base URL of the site.
 *
 * @returns "" or "fr"; the tag of the locale if its base URL does not begin with the base URL of the site
 */
export function localeOutput(locale: {tag: string; baseUrl: string}, siteBaseUrl: string): string {
  if (!locale.baseUrl.startsWith(siteBaseUrl)) return locale.tag;
  return tryDecodeUriComponent(locale.baseUrl.slice(siteBaseUrl.length).replace(/\/$/, ''));
}
