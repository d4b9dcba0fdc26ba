import path from 'node:path';
import type {MarkdownRule, MarkdownSite} from '@lectern/mdx';
import {CacheList, CacheTable, parseOwnJson, sha256} from '@lectern/store';
import type {FileStamps} from '../bundle/bundleCache.js';
import type {UnprovenCode} from '../bundle/UnprovenCodePlugin.js';
import type {FullText} from '../llms/writeLists.js';
import type {PageShell} from '../render/RenderJob.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {TreeTable} from './treeStamps.js';

/**
 * State of a locale at the end of a build: the inputs that a later build compares with its own inputs, and the data
 * that all pages of the locale share.
 */
export interface LocaleSnapshot extends Pick<SitePlan, 'isIndexed' | 'openRoutes' | 'strictRoutes'> {
  /** Result of `localeSettings`: a hash of the configuration, options, flags, environment and versions. */
  readonly settings: string;
  /** Stamps (time, size and hash) of the input files outside of `roots`. */
  readonly files: FileStamps;
  /** Absolute paths of folders with input files. The stamps of these files are in other tables, see `treeTable`. */
  readonly roots: readonly string[];
  /** Folder name of the bundle below `bundles/`. */
  readonly bundle: string;
  readonly shell: PageShell;
  /** Value of `Bundle.codeHash`: hash of all bundled code and of the locale's data. */
  readonly codeHash: string;
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Value of `Bundle.unproven`: code because of which pages cannot be still. */
  readonly unproven?: UnprovenCode;
  /** URLs of the data files of plugins (`createData`) and of the results of queries, by name of the file. */
  readonly data: {readonly [name: string]: string};
  /** Absolute path of the file with the entries of collections; absent if no page had a query. */
  readonly collections?: string;
  readonly markdown: MarkdownSite;
  readonly pages: number;
}

/**
 * A page that a later build can replace without a build of the whole site: it shows one Markdown file that no other
 * page shows and no other Markdown imports.
 */
export interface EditablePage extends Pick<PlannedPage, 'path' | 'htmlFile' | 'payloadFile' | 'search'> {
  readonly source: string;
  /**
   * Index of the Markdown rule (the options with which the page's file is compiled) in the stored rules of the locale.
   */
  readonly rule: number;
  readonly leaf: PayloadRoute;
  /** Index in `LocalePages.parentChains` of the list of the routes around the page's own route, which is `leaf`. */
  readonly parentChain: number;
  /** Position of the page in the cache list `pageIndex`, which has an entry for each rendered page. */
  readonly pageAt: number;
  /**
   * Position of the Markdown file in the cache lists `contentIndex` (compiled files) and `sectionIndex` (texts for
   * search).
   */
  readonly contentAt: number;
}

/**
 * Paths and files of all pages of a locale. Further data of each editable page (`EditablePage`) is in the list
 * `LocaleCache.pages`, from which a build reads single entries.
 */
export interface LocalePages {
  /** URL paths of all pages, in the order of `pageIndex`. */
  readonly paths: readonly string[];
  /** Absolute paths of the Markdown files of the editable pages, in the order of the list of `EditablePage`. */
  readonly files: readonly string[];
  /** Absolute paths of all other content files. An edit of one of them needs a whole build. */
  readonly others: readonly string[];
  readonly parentChains: readonly (readonly PayloadRoute[])[];
}

/**
 * A Markdown rule (the options with which a plugin's Markdown files are compiled) as JSON, without functions: a later
 * build takes the functions from the options of the plugin that added the rule.
 */
export interface StoredRule {
  readonly rule: Omit<MarkdownRule, 'permalinks' | 'fileTimes'>;
  readonly permalinks: readonly (readonly [string, string | null])[];
  /** The plugin instance whose options have the functions. */
  readonly owner: {readonly name: string; readonly id: string};
}

/** Cache tables and lists of a locale, with which later builds replace single pages. */
export interface LocaleCache {
  readonly locale: CacheTable<{
    readonly snapshot: LocaleSnapshot;
    readonly list: LocalePages;
    readonly rules: readonly StoredRule[];
  }>;
  /** Output paths of all artifacts (compiled Markdown files) of the locale. */
  readonly artifacts: CacheTable<{readonly artifacts: readonly string[]}>;
  /** Texts of pages that are together in files (`llms-full.txt`). */
  readonly fullTexts: CacheTable<{readonly fullTexts: readonly FullText[]}>;
  readonly pages: CacheList<null>;
  /** Stamps (inode, time and size) of all files in the output folder of the locale. */
  readonly outputStamps: TreeTable;
}

export function openLocaleCache(cacheDir: string, name: string): LocaleCache {
  const prefix = path.join(cacheDir, `last-${name}`);
  return {
    locale: new CacheTable(prefix),
    artifacts: new CacheTable(`${prefix}-artifacts`),
    fullTexts: new CacheTable(`${prefix}-texts`),
    pages: new CacheList(`${prefix}-pages`),
    outputStamps: new CacheTable(`${prefix}-output`),
  };
}

/**
 * Opens the cache table with the stamps (inode, time and size) of all files in a folder with input files. Several
 * locales may share the folder.
 *
 * @param root - absolute path of the folder
 */
export function treeTable(cacheDir: string, root: string): TreeTable {
  return new CacheTable(path.join(cacheDir, `last-tree-${sha256(root).slice(0, 16)}`));
}

/** Result of `listPages`: data of the pages of a locale, as it is stored. */
export interface ListedPages {
  readonly list: LocalePages;
  /**
   * Output paths of all artifacts (compiled Markdown files): first the artifacts of `LocalePages.files`, then of
   * `LocalePages.others`, in the order of these lists. They are in a separate table, since each update changes them.
   */
  readonly artifacts: readonly string[];
  readonly editable: readonly EditablePage[];
}

export function writeEditablePages(list: CacheList<null>, pages: readonly EditablePage[]): void {
  const records = pages.map((page) => ({
    facts: null,
    // A getter makes the text of one record at a time, since all texts together need much memory.
    get details() {
      return JSON.stringify(page);
    },
  }));
  list.write(records);
}

/**
 * Reads the data of an editable page.
 *
 * @param at - index of its file in `LocalePages.files`
 */
export function readEditablePage(list: CacheList<null>, at: number): EditablePage | undefined {
  const stored = list.readAt(at);
  return stored && parseOwnJson<EditablePage>(stored.details);
}
