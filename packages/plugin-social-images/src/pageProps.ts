import type {CollectedPage, LoadContext} from '@lectern/core';
import {isRecord} from '@lectern/core/content-helpers';
import {cleanText} from './cleanText.js';
import type {PluginOptions} from './options.js';
import type {SocialImageProps} from './SocialImageProps.js';
import type {SiteLook} from './siteLook.js';

/** Maximum numbers of characters of texts. */
const LIMITS = {title: 200, description: 400, short: 80, list: 20} as const;

/** Data that all images of a locale share. */
export type SharedProps = Omit<
  SocialImageProps,
  'title' | 'description' | 'authors' | 'tags' | 'frontMatter' | 'permalink'
>;

export function sharedProps(
  {siteConfig, i18n}: LoadContext,
  look: SiteLook,
  {size}: PluginOptions,
): SharedProps {
  const {currentLocale: locale, localeConfigs} = i18n;
  return {
    siteTitle: cleanText(siteConfig.title, LIMITS.short),
    locale,
    direction: localeConfigs[locale]?.direction ?? 'ltr',
    ...look,
    ...size,
  };
}

/** Returns a clean text; `undefined` if it is no text, or empty. */
function textOf(value: unknown, limit: number): string | undefined {
  const text = typeof value === 'string' ? cleanText(value, limit) : '';
  return text === '' ? undefined : text;
}

function labelsOf(tags: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(tags) ? tags.slice(0, LIMITS.list) : [];
  return list.flatMap((tag) => textOf(isRecord(tag) ? tag.label : tag, LIMITS.short) ?? []);
}

/** Returns a date in the two forms that templates get; nothing if the value is no date. */
function datesOf(value: unknown, {i18n}: LoadContext): Pick<SocialImageProps, 'date' | 'dateLabel'> {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) return {};
  const {currentLocale, localeConfigs} = i18n;
  const {htmlLang = currentLocale, calendar} = localeConfigs[currentLocale] ?? {};
  const format = new Intl.DateTimeFormat(htmlLang, {dateStyle: 'long', timeZone: 'UTC', calendar});
  return {date: date.toISOString().slice(0, 10), dateLabel: format.format(date)};
}

/** Makes the props of the template for a page. @returns `undefined` if nothing is left of the title */
export function pageProps(
  {entry, section, authors = [], versionLabel}: CollectedPage,
  shared: SharedProps,
  context: LoadContext,
): SocialImageProps | undefined {
  const {title: written, description, permalink, tags, date, ...frontMatter} = entry;
  const title = textOf(written, LIMITS.title);
  if (title === undefined) return undefined;
  return {
    ...shared,
    title,
    description: textOf(description, LIMITS.description),
    section: textOf(section, LIMITS.short),
    version: textOf(versionLabel, LIMITS.short),
    authors: authors.slice(0, LIMITS.list).flatMap((name) => textOf(name, LIMITS.short) ?? []),
    tags: labelsOf(tags),
    permalink,
    frontMatter,
    ...datesOf(date, context),
  };
}

/** Makes the props for the image of all pages without a title of their own, such as the home page. */
export function siteProps(shared: SharedProps, {siteConfig}: LoadContext): SocialImageProps {
  return {
    ...shared,
    title: shared.siteTitle,
    description: textOf(siteConfig.tagline, LIMITS.description),
    authors: [],
    tags: [],
    frontMatter: {},
  };
}
