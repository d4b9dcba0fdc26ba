import {resolveConfig} from '../config/resolveConfig.js';
import {isTranslationOff} from '../contentHelpers/translatedDir.js';
import {errors} from '../errors/catalog.js';
import {loadPlugins} from '../pluginHost/loadPlugins.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {loadSiteTexts, type SiteTexts} from './siteTexts.js';

export interface LocaleInput {
  readonly siteDir: string;
  /** Path of the config file, relative to `siteDir`. */
  readonly config?: string | undefined;
  /** Locale; the default locale if absent. */
  readonly locale?: string | undefined;
}

/** The context of a site in one locale, and all texts that can be translated, for commands about translations. */
export interface LoadedLocale {
  readonly context: LoadContext;
  readonly texts: SiteTexts;
}

/**
 * Evaluates the config of a site in a locale. Development mode includes drafts, which can be translated before they are
 * published.
 */
async function resolveLocale({siteDir, config, locale}: LocaleInput): Promise<LoadContext> {
  const {context} = await resolveConfig({siteDir, configFile: config, locale, mode: 'development'});
  return context;
}

/**
 * Lists the locales of a command about translations: `input.locale` if given, otherwise all locales except the default
 * locale and locales with `translate: false`.
 *
 * @throws {SiteError} `LOCALE_UNKNOWN`, `LOCALE_IS_DEFAULT`
 */
export async function translatedLocales(input: LocaleInput): Promise<readonly string[]> {
  const context = await resolveLocale(input);
  const {locales, defaultLocale} = context.i18n;
  if (input.locale === defaultLocale)
    throw errors.localeIsDefault({locale: defaultLocale, file: context.siteConfigPath});
  if (input.locale !== undefined) return [input.locale];
  return locales.filter(
    (locale) =>
      locale !== defaultLocale && context.siteConfig.i18n.localeConfigs[locale]?.translate !== false,
  );
}

/**
 * Loads all texts and files that a locale can translate.
 *
 * @throws {SiteError} `LOCALE_UNKNOWN`, `LOCALE_NOT_TRANSLATED`, and all errors of loading a site
 */
export async function loadLocale(input: LocaleInput): Promise<LoadedLocale> {
  const resolved = await resolveLocale(input);
  const {currentLocale} = resolved.i18n;
  if (isTranslationOff(resolved))
    throw errors.localeNotTranslated({locale: currentLocale, file: resolved.siteConfigPath});
  const {plugins, context} = await loadPlugins(resolved);
  return {context, texts: await loadSiteTexts(plugins, context)};
}
