import type {LoadContext, SiteFault} from '@lectern/core';
import {keyOf} from '../addressText.js';
import {errors} from '../errors.js';
import {planRedirects} from '../planRedirects.js';
import {hostedFileFinder, staticFileFinder} from '../siteAddresses.js';
import {type BuildRecord, buildRecordTable} from './buildRecord.js';
import {checkPublished, type MissingAddresses} from './checkPublished.js';
import {findingsOf} from './findings.js';
import {readAccepted, readPublished} from './lists.js';
import {readFacts} from './pageFacts.js';
import type {PublishedList} from './publishedList.js';

/** Options of the plugin that determine the lists. */
export interface ListOptions {
  readonly id: string;
  /** Folder of the lists, relative to the site. */
  readonly path: string;
}

/** Comparison of the last build of a locale with its list of published addresses. */
export interface LocaleCheck {
  /** Context of the plugin, with this locale as the current one. */
  readonly context: LoadContext;
  readonly record: BuildRecord;
  /** Absent if there is no list yet. */
  readonly list: PublishedList | undefined;
  readonly missing: MissingAddresses;
}

function contextOf(context: LoadContext, locale: string): LoadContext {
  const baseUrl = context.i18n.localeConfigs[locale]?.baseUrl ?? context.baseUrl;
  return {...context, baseUrl, i18n: {...context.i18n, currentLocale: locale}};
}

/**
 * Compares the last build of a locale with the lists as they are now.
 *
 * @returns `undefined` if the locale was not built, or the cache was cleared since
 * @throws {SiteError} `REDIRECT_FILE_INVALID`
 */
export async function checkLocale(
  site: LoadContext,
  options: ListOptions,
  locale: string,
): Promise<LocaleCheck | undefined> {
  const context = contextOf(site, locale);
  const record = buildRecordTable(context, options.id).read('build');
  if (!record) return undefined;
  const list = await readPublished(context, options.path);
  const accepted = await readAccepted(context, options.path);
  const files = new Set(record.files.map(keyOf));
  const isStatic = hostedFileFinder(staticFileFinder(context));
  const isFile = (address: string) => files.has(keyOf(address)) || isStatic(address);
  const targets = new Set(record.redirects.map(({target}) => target));
  const made = record.redirects.map(({from, target}) => ({
    from,
    to: target,
    option: ['redirects', 0] as const,
  }));
  const plan = planRedirects({
    written: [...made, ...accepted],
    pages: record.pages.map(({address}) => address),
    // The build has checked the targets of its redirects, such as files that other plugins write.
    isFile: (address) => targets.has(address) || isFile(address),
  });
  const published = list?.addresses ?? [];
  const facts = (page: {readonly address: string; readonly source?: string | undefined}) =>
    readFacts(page, context.siteDir);
  const missing = checkPublished({published, pages: record.pages, plan, isFile, readFacts: facts});
  return {context, record, list, missing};
}

/**
 * Compares the last build of all locales with the lists, the default locale first.
 *
 * @throws {SiteError} `REDIRECT_NOT_BUILT` if no locale was built
 */
export async function checkLocales(site: LoadContext, options: ListOptions): Promise<readonly LocaleCheck[]> {
  const checks: LocaleCheck[] = [];
  for (const locale of localesOf(site)) {
    const check = await checkLocale(site, options, locale);
    if (check) checks.push(check);
  }
  if (checks.length === 0) throw errors.notBuilt();
  return checks;
}

/** Locales of the site, the default locale first. */
export function localesOf({i18n: {locales, defaultLocale}}: LoadContext): readonly string[] {
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
}

/**
 * Returns the published addresses that lead nowhere, from the last build of all locales.
 *
 * @throws {SiteError} `REDIRECT_NOT_BUILT`, `REDIRECT_FILE_INVALID`
 */
export async function findMovedPages(site: LoadContext, options: ListOptions): Promise<readonly SiteFault[]> {
  const checks = await checkLocales(site, options);
  return checks.flatMap(({context, missing}) => findingsOf(missing, context, options.path));
}
