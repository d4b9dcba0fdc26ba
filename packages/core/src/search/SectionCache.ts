import path from 'node:path';
import {CacheList, type ListRecord, parseOwnJson} from '@lectern/store';
import type {ContentRecord} from '../compile/ArtifactCache.js';
import type {PageSection} from '../plugins/IndexPages.js';

/** Key of a text in `SectionCache`: the Markdown file, and the hash of its text. */
export interface TextFacts {
  readonly source: string;
  /** Hash of the sections as JSON. */
  readonly hash: string;
}

/**
 * Opens the list with the texts of the compiled files of a locale.
 *
 * @param site - part of the names of cache files of the locale: 8 hex digits
 */
export function sectionIndex(cacheDir: string, site: string): CacheList<TextFacts> {
  return new CacheList(path.join(cacheDir, `sections-${site}`));
}

/**
 * Cache of the texts of compiled Markdown files, for search. A text is a list of sections, one for each heading. The
 * cache is read from disk on first use: sites without a search plugin never use it.
 */
export class SectionCache {
  readonly #files: CacheList<TextFacts>;
  #records: Map<string, ListRecord<TextFacts>> | undefined;
  /** Hash of the sections → record of a file with these sections. */
  readonly #byHash = new Map<string, ListRecord<TextFacts>>();

  constructor(list: CacheList<TextFacts>) {
    this.#files = list;
  }

  #load(): Map<string, ListRecord<TextFacts>> {
    if (this.#records) return this.#records;
    this.#records = new Map();
    for (const stored of this.#files.read()) this.#add(this.#records, stored);
    return this.#records;
  }

  #add(records: Map<string, ListRecord<TextFacts>>, stored: ListRecord<TextFacts>): void {
    records.set(keyOf(stored.facts), stored);
    this.#byHash.set(stored.facts.hash, stored);
  }

  /** Checks if the text of a compiled file is in this cache or in the file's `ContentRecord`. */
  holds({source, sections, details}: Pick<ContentRecord, 'source' | 'sections' | 'details'>): boolean {
    if (!sections) return false;
    return details.sections !== undefined || this.#load().has(keyOf({source, hash: sections.hash}));
  }

  /**
   * Adds the text of compiled files, without storing it on disk.
   *
   * @throws {Error} for a record that was compiled without its sections
   */
  add(records: Iterable<ContentRecord>): void {
    const known = this.#load();
    for (const record of records) this.#add(known, this.#stored(record));
  }

  /**
   * Adds the text of compiled files, and stores the text of these files, and of no others, for the next build.
   *
   * @param records - in an order that stays the same after edits, so that few files of the list change
   */
  write(records: readonly ContentRecord[]): void {
    this.add(records);
    this.#files.write(records.map((record) => this.#stored(record)));
  }

  #stored({source, sections, details}: ContentRecord): ListRecord<TextFacts> {
    if (!sections) throw new Error(`${source} was compiled without its sections.`);
    const facts = {source, hash: sections.hash};
    const known = this.#load().get(keyOf(facts));
    if (known) return known;
    if (details.sections === undefined) throw new Error(`The sections of ${source} are lost.`);
    return {facts, details: details.sections};
  }

  /**
   * Returns the sections of a text.
   *
   * @param hash - `TextFacts.hash` of a text in the cache
   * @throws {Error} if the text is not in the cache
   */
  read(hash: string): readonly PageSection[] {
    this.#load();
    const stored = this.#byHash.get(hash);
    if (!stored) throw new Error(`There is no text ${hash}.`);
    return parseOwnJson<PageSection[]>(stored.details);
  }
}

function keyOf({source, hash}: TextFacts): string {
  return `${hash} ${source}`;
}
