import path from 'node:path';
import {CacheList, type ListRecord} from '@lectern/store';
import type {ContentRecord} from '../compile/ArtifactCache.js';
import type {PageSection} from '../plugins/IndexPages.js';

/** Finds the text of a file. */
export interface TextFacts {
  readonly source: string;
  /** Of the sections as JSON. */
  readonly hash: string;
}

/** Texts of the compiled files of a locale. */
export function sectionIndex(cacheDir: string, site: string): CacheList<TextFacts> {
  return new CacheList(path.join(cacheDir, `sections-${site}`));
}

/**
 * The text of compiled files in the cache, for search. Sites without a search plugin have none: nothing is read until the first
 * question.
 */
export class SectionCache {
  readonly #files: CacheList<TextFacts>;
  #records: Map<string, ListRecord<TextFacts>> | undefined;
  /** Equal files share their text. */
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

  /** Checks that the text of a compiled file is here, or comes with its record. */
  holds({sections, details}: Pick<ContentRecord, 'sections' | 'details'>): boolean {
    if (!sections) return false;
    this.#load();
    return details.sections !== undefined || this.#byHash.has(sections.hash);
  }

  /**
   * Holds the text of records that were just compiled.
   *
   * @throws Error for a record that was compiled without its sections
   */
  add(records: Iterable<ContentRecord>): void {
    const known = this.#load();
    for (const record of records) this.#add(known, this.#stored(record));
  }

  /** As `add`, and keeps the text of these records alone for the next build. Their order decides what shares a file. */
  write(records: readonly ContentRecord[]): void {
    this.add(records);
    this.#files.write(records.map((record) => this.#stored(record)));
  }

  #stored({source, sections, details}: ContentRecord): ListRecord<TextFacts> {
    if (!sections) throw new Error(`${source} was compiled without its sections.`);
    const facts = {source, hash: sections.hash};
    const known = this.#load().get(keyOf(facts));
    if (known) return known;
    const text = details.sections ?? this.#byHash.get(sections.hash)?.details;
    if (text === undefined) throw new Error(`The sections of ${source} are lost.`);
    return {facts, details: text};
  }

  /** @param hash - of text that is here */
  read(hash: string): readonly PageSection[] {
    this.#load();
    const stored = this.#byHash.get(hash);
    if (!stored) throw new Error(`There is no text ${hash}.`);
    return JSON.parse(stored.details) as PageSection[];
  }
}

function keyOf({source, hash}: TextFacts): string {
  return `${hash} ${source}`;
}
