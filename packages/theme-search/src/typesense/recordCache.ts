import type {IndexPagesInput, LoadContext} from '@lectern/core';
import {type CacheTable, openPluginCache} from '@lectern/core/content-helpers';
import {pageRecords, type SearchRecord} from './searchRecords.js';

interface CachedPage {
  /** Key of the page from which the records were made (`SearchablePage.key`). */
  readonly key: string;
  readonly records: readonly SearchRecord[];
}

/** Records of one locale, which a build stores for `site search:push`. */
interface CachedRecords {
  readonly siteUrl: string;
  /** Records by page: URL path of the page → its records, and the key for which they were made. */
  readonly pages: {readonly [path: string]: CachedPage};
}

function cacheOf(context: LoadContext, locale: string): CacheTable<CachedRecords> {
  const i18n = {...context.i18n, currentLocale: locale};
  return openPluginCache({...context, i18n}, 'search-records', new URL('..', import.meta.url));
}

/** Makes the records of all pages of a locale and stores them in the cache. Reads only pages whose key has changed. */
export async function cacheRecords(
  context: LoadContext,
  input: Pick<IndexPagesInput, 'pages' | 'readSections' | 'locale'>,
): Promise<void> {
  const {locale, pages, readSections} = input;
  const siteUrl = context.siteConfig.url;
  const cache = cacheOf(context, locale);
  const last = cache.readAll();
  const known = new Map(last.siteUrl === siteUrl ? Object.entries(last.pages ?? {}) : []);
  const entries: [string, CachedPage][] = [];
  for (const page of pages) {
    const cached = known.get(page.path);
    const isFresh = cached?.key === page.key;
    const records = isFresh
      ? cached.records
      : pageRecords({page, sections: await readSections(page), siteUrl, locale});
    entries.push([page.path, {key: page.key, records}]);
  }
  const isChanged =
    entries.length !== known.size || entries.some(([path, {key}]) => known.get(path)?.key !== key);
  if (isChanged || !last.pages) cache.write({siteUrl, pages: Object.fromEntries(entries)});
}

/**
 * @returns the records that the last build of a locale has stored; `undefined` if there are none, or another version of
 *   the code wrote them
 */
export function readRecords(context: LoadContext, locale: string): readonly SearchRecord[] | undefined {
  const pages = cacheOf(context, locale).read('pages');
  return pages && Object.values(pages).flatMap(({records}) => records);
}
