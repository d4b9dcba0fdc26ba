import type {LoadContext} from '@lectern/core';
import {type CacheTable, openPluginCache} from '@lectern/core/content-helpers';
import type {SitePage} from './pageFacts.js';

/** A page of a finished build. */
export interface BuiltPage extends SitePage {
  /** True if its address belongs in the list of published addresses. */
  readonly isListed: boolean;
}

/** Data of the last build of a locale, for the command `site redirects`. */
export interface BuildRecord {
  readonly pages: readonly BuiltPage[];
  /** Redirects of the options of the plugin: old address and resolved target. */
  readonly redirects: readonly {readonly from: string; readonly target: string}[];
  /** Published addresses that are files of the output, and no pages. */
  readonly files: readonly string[];
}

type RecordContext = Pick<LoadContext, 'cacheDir' | 'i18n'>;

/** Opens the cache table with the record of the last build of the current locale. */
export function buildRecordTable(
  context: RecordContext,
  id: string,
): CacheTable<{readonly build: BuildRecord}> {
  return openPluginCache(context, `redirects-${id}`, new URL('..', import.meta.url));
}
