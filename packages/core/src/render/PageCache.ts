import fs from 'node:fs';
import path from 'node:path';
import {CacheList, type FileIdentity, type ListRecord, statUnchanged} from '@lectern/store';
import {isCollectionRef} from '../shared/collectionQuery.js';
import {pageFile, pageMarkdownFile} from './pageFile.js';
import type {PageRecord} from './RenderJob.js';

/** Stored data of a rendered page, except the list of its links and anchors (`details`). */
export interface PageFacts extends Omit<PageRecord, 'details'> {
  /**
   * URLs of the files in `data` when the page was rendered. A URL contains a hash of the content, so it shows if the
   * data has changed.
   */
  readonly dataUrls: readonly (string | undefined)[];
}

/** Makes the record of a page from its entry in the index. Reads `details` only on access, since that takes long. */
function recordOf(stored: ListRecord<PageFacts>, mtimeMs: number): PageRecord {
  const {dataUrls: _urls, ...facts} = stored.facts;
  return {
    ...facts,
    mtimeMs,
    get details() {
      return stored.details;
    },
  };
}

export type DataUrl = (ref: string) => string | undefined;

export function toStored(record: PageRecord, dataUrl: DataUrl): ListRecord<PageFacts> {
  const {details, ...facts} = record;
  const dataUrls = record.data.map(dataUrl);
  return {facts: {...facts, dataUrls}, details};
}

/**
 * Opens the cached list with one record (metadata without the HTML) for each rendered page of a locale.
 *
 * @param name - name of the locale in cache files: `SiteCache.name`
 */
export function pageIndex(cacheDir: string, name: string): CacheList<PageFacts> {
  return new CacheList(path.join(cacheDir, `pages-${name}`));
}

/**
 * Cache of rendered pages: a folder with the HTML files, named by the key of the page, and an index file with a record
 * (metadata) of each page. Folder and index may be deleted at any time.
 */
export class PageCache {
  readonly dir: string;
  /** Absolute path of the table that the `LinkCache` of these pages uses, without the ending ".table". */
  readonly links: string;
  readonly #index: CacheList<PageFacts>;
  readonly #records: ReadonlyMap<string, ListRecord<PageFacts>>;
  readonly #found = new Map<PageRecord, ListRecord<PageFacts>>();
  /** Key of a page → identity (inode, disk and size) of its file, for the pages that `find` has found. */
  readonly #identities = new Map<string, FileIdentity>();
  /** Keys of the pages of this build, in the order in which `write` has stored them; empty before `write`. */
  order: readonly string[] = [];

  constructor(cacheDir: string, name: string) {
    this.dir = path.join(cacheDir, 'pages');
    this.links = path.join(cacheDir, `links-${name}`);
    this.#index = pageIndex(cacheDir, name);
    this.#records = new Map(this.#index.read().map((stored) => [stored.facts.key, stored]));
  }

  /**
   * Finds the record of a page with this key; `undefined` if there is none, or if its file or its data has changed.
   */
  find(key: string, dataUrl: DataUrl): PageRecord | undefined {
    const stored = this.#records.get(key);
    if (!stored?.facts.data.every((ref, index) => dataUrl(ref) === stored.facts.dataUrls[index])) {
      return undefined;
    }
    const stat = statUnchanged(pageFile(this.dir, key), stored.facts);
    if (!stat) return undefined;
    const {markdown} = stored.facts;
    if (markdown && !statUnchanged(pageMarkdownFile(this.dir, key), markdown)) return undefined;
    this.#identities.set(key, {ino: stat.ino, dev: stat.dev, size: stat.size});
    const record = recordOf(stored, stat.mtimeMs);
    if (stat.mtimeMs === stored.facts.mtimeMs) this.#found.set(record, stored);
    return record;
  }

  /** Path of each page of the last build → CPU time in milliseconds in which it was rendered. */
  get costs(): ReadonlyMap<string, number> {
    return new Map([...this.#records.values()].map(({facts}) => [facts.path, facts.cost]));
  }

  /** True if pages of the last build have queries of collections. */
  get hasQueries(): boolean {
    return [...this.#records.values()].some(({facts}) => facts.data.some(isCollectionRef));
  }

  /** Number of pages that `find` has found. */
  get found(): number {
    return this.#identities.size;
  }

  /** Returns the identity of a page's file, if `find` has found the page. */
  identity(key: string): FileIdentity | undefined {
    return this.#identities.get(key);
  }

  /** Returns the absolute path of a page's file. */
  file(key: string): string {
    return pageFile(this.dir, key);
  }

  /** Returns the absolute path of a page's Markdown file. */
  markdownFile(key: string): string {
    return pageMarkdownFile(this.dir, key);
  }

  /** Writes the records of this build's pages to the index, and deletes the files of all other pages. */
  write(records: readonly PageRecord[], dataUrl: DataUrl): void {
    this.order = records.map(({key}) => key);
    const kept = new Set(records.map((record) => record.key));
    this.#index.write(records.map((record) => this.#found.get(record) ?? toStored(record, dataUrl)));
    for (const [key, {facts}] of this.#records) {
      if (kept.has(key)) continue;
      fs.rmSync(this.file(key), {recursive: true, force: true});
      if (facts.markdown) fs.rmSync(this.markdownFile(key), {recursive: true, force: true});
    }
  }
}
