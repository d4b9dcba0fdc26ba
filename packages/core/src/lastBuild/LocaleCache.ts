import path from 'node:path';
import type {MarkdownRule, MarkdownSite} from '@lectern/mdx';
import {CacheList, CacheTable, sha256} from '@lectern/store';
import type {FileStamps} from '../bundle/bundleCache.js';
import type {PageShell} from '../render/RenderJob.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {TreeTable} from './treeStamps.js';

/** Inputs of a locale that a later build compares with its own, and the data that all pages of the locale share. */
export interface LocaleFacts {
  /** From `localeSettings`. */
  readonly settings: string;
  /** Single files that the locale was made from. */
  readonly files: FileStamps;
  /** Absolute folders that the locale was made from; their stamps are in files of their own. */
  readonly roots: readonly string[];
  /** Folder name of the bundle below `bundles/`. */
  readonly bundle: string;
  readonly shell: PageShell;
  /** As `PayloadInput` has them. */
  readonly code: string;
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Name of a data file → URL. */
  readonly data: {readonly [name: string]: string};
  readonly markdown: MarkdownSite;
  readonly isIndexed: boolean;
  readonly openRoutes: readonly string[];
  readonly strictRoutes: readonly string[];
  readonly pages: number;
}

/** A Markdown file that one page shows, and no other Markdown imports: an edit of its text changes that page alone. */
export interface EditablePage extends Pick<PlannedPage, 'path' | 'htmlFile' | 'payloadFile' | 'search'> {
  readonly source: string;
  /** Position among the rules of the locale. */
  readonly rule: number;
  readonly leaf: PayloadRoute;
  /** Position of the outer links of its chain among those of the locale. */
  readonly outer: number;
  /** Position in the index of pages. */
  readonly pageAt: number;
  /** Position in the index of contents, and in that of their sections. */
  readonly contentAt: number;
}

/** All pages of a locale. What is stored of each that can be edited is apart: few are read. */
export interface LocalePages {
  /** Of all pages, in the order of their index. */
  readonly paths: readonly string[];
  /** Absolute files of the pages that can be edited. */
  readonly files: readonly string[];
  /** Absolute files of all other content. */
  readonly others: readonly string[];
  readonly outers: readonly (readonly PayloadRoute[])[];
}

/** A rule without what is found elsewhere: its functions are in the options of its plugin. */
export interface StoredRule {
  readonly rule: Omit<MarkdownRule, 'permalinks' | 'fileTimes'>;
  readonly permalinks: readonly (readonly [string, string | null])[];
  /** The plugin instance whose options have the functions. */
  readonly owner: {readonly name: string; readonly id: string};
}

/** Tables of a locale, for later builds that replace single pages. */
export interface LocaleCache {
  readonly locale: CacheTable<{
    readonly facts: LocaleFacts;
    readonly list: LocalePages;
    readonly rules: readonly StoredRule[];
  }>;
  /** As `ListedPages.artifacts`. */
  readonly artifacts: CacheTable<{readonly artifacts: readonly string[]}>;
  readonly pages: CacheList<null>;
  /** Of the output folder. */
  readonly output: TreeTable;
}

export function openLocaleCache(cacheDir: string, name: string): LocaleCache {
  const prefix = path.join(cacheDir, `last-${name}`);
  return {
    locale: new CacheTable(prefix),
    artifacts: new CacheTable(`${prefix}-artifacts`),
    pages: new CacheList(`${prefix}-pages`),
    output: new CacheTable(`${prefix}-output`),
  };
}

/** The stamps of a folder, which locales may share. */
export function treeTable(cacheDir: string, root: string): TreeTable {
  return new CacheTable(path.join(cacheDir, `last-tree-${sha256(root).slice(0, 16)}`));
}

/** The lists that are stored of the pages of a locale. */
export interface ListedPages {
  readonly list: LocalePages;
  /** Output files of all artifacts; first those of the files that can be edited, in their order. Stored apart, as edits change it. */
  readonly artifacts: readonly string[];
  readonly editable: readonly EditablePage[];
}

export function writeEditablePages(list: CacheList<null>, pages: readonly EditablePage[]): void {
  const records = pages.map((page) => ({
    facts: null,
    // Made when it is written: together they are large.
    get details() {
      return JSON.stringify(page);
    },
  }));
  list.write(records);
}

/** @param at - position among the files of the locale */
export function readEditablePage(list: CacheList<null>, at: number): EditablePage | undefined {
  const stored = list.readAt(at);
  return stored && (JSON.parse(stored.details) as EditablePage);
}
