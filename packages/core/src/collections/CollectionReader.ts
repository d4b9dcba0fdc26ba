import fs from 'node:fs';
import {isCollectionRef, queryOfRef} from '../shared/collectionQuery.js';
import type {Json} from '../shared/payload.js';
import {CollectionIndex} from './CollectionIndex.js';
import {parseCollections, resultFile} from './SiteCollections.js';

/** Evaluates the queries of pages in a render process. Reads the entries at the first query. */
export class CollectionReader {
  /** Absolute path of the file with the entries. */
  #file: string | undefined;
  #index: CollectionIndex | undefined;
  readonly #results = new Map<string, {readonly rows: Json; readonly outputPath: string}>();
  #isMissing = false;

  /** @param file - absolute path of the file with the entries; `undefined` if it is not written yet */
  open(file: string | undefined): void {
    this.#isMissing = false;
    if (file === this.#file) return;
    this.#file = file;
    this.#index = undefined;
    this.#results.clear();
  }

  /** True if there was a query since `open`, but no file. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  /**
   * Returns the rows of a query.
   *
   * @throws {Error} for a mistake in the query, or without a file
   */
  rows(ref: string): Json {
    return this.#result(ref).rows;
  }

  /** Returns the URLs of the results of queries: reference → URL. Other references are left out. */
  urls(refs: readonly string[], baseUrl: string): {readonly [ref: string]: string} {
    const used = refs.filter(isCollectionRef);
    return Object.fromEntries(used.map((ref) => [ref, baseUrl + this.#result(ref).outputPath]));
  }

  #result(ref: string) {
    const known = this.#results.get(ref);
    if (known) return known;
    const rows = this.#read().rows(queryOfRef(ref));
    const result = {rows, outputPath: resultFile(rows).outputPath};
    this.#results.set(ref, result);
    return result;
  }

  #read(): CollectionIndex {
    if (this.#file === undefined) {
      this.#isMissing = true;
      throw new Error('The collections are not written yet.');
    }
    this.#index ??= new CollectionIndex(parseCollections(fs.readFileSync(this.#file, 'utf8')));
    return this.#index;
  }
}
