import type {Stats} from 'node:fs';
import path from 'node:path';
import type {CacheTable} from '@lectern/store';
import {isJsonSerializable} from './isJsonSerializable.js';

/**
 * Cache record of a Markdown file: the data that a plugin read from the file, and the time and size that the file had
 * then.
 */
export interface StoredFacts<Facts> {
  readonly mtimeMs: number;
  readonly size: number;
  readonly facts: Facts;
}

interface Entry<Facts> extends StoredFacts<Facts> {
  /** Key in the cache: path relative to the site folder. Absent for results that are not JSON-serialisable. */
  readonly name: string | undefined;
}

export interface FileCacheInput<Facts> {
  readonly siteDir: string;
  /**
   * Cache table that stores the results for the next build. Its version must change when the code that makes the
   * results changes.
   */
  readonly table?: CacheTable<{[name: string]: StoredFacts<Facts>}> | undefined;
}

/**
 * Data that a plugin has read from Markdown files, in this process or in an earlier build. A file is read again if its
 * time or size has changed.
 */
export class FileCache<Facts extends object> {
  readonly #siteDir: string;
  readonly #table: FileCacheInput<Facts>['table'];
  /** Absolute file → result of this process. */
  readonly #remembered = new Map<string, Entry<Facts>>();
  /** Results of earlier builds and of this process. Loaded from the cache when `find` or `write` first needs them. */
  #loaded: Map<string, Entry<Facts>> | undefined;
  /** Files that were requested or stored since the last `write`. */
  readonly #used = new Set<string>();
  #isChanged = false;

  constructor({siteDir, table}: FileCacheInput<Facts>) {
    this.#siteDir = siteDir;
    this.#table = table;
  }

  get #entries(): Map<string, Entry<Facts>> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  #load(): Map<string, Entry<Facts>> {
    const entries = new Map<string, Entry<Facts>>();
    for (const [name, value] of Object.entries(this.#table?.readAll() ?? {})) {
      const file = name.startsWith('..')
        ? path.resolve(this.#siteDir, name)
        : this.#siteDir + path.sep + name;
      entries.set(file, {...value, name});
    }
    for (const [file, entry] of this.#remembered) entries.set(file, entry);
    return entries;
  }

  /** Result for a file; `undefined` if the file has changed since it was read. */
  find(file: string, {mtimeMs, size}: Stats): Facts | undefined {
    const known = this.#entries.get(file);
    if (known?.mtimeMs !== mtimeMs || known.size !== size) return undefined;
    this.#used.add(file);
    return known.facts;
  }

  /** Result of the last read of a file, even if the file has changed since that read. */
  last(file: string): Facts | undefined {
    const known = (this.#loaded ?? this.#remembered).get(file);
    if (known || this.#loaded) return known?.facts;
    return this.#table?.read(this.#nameOf(file))?.facts;
  }

  #nameOf(file: string): string {
    return path.relative(this.#siteDir, file);
  }

  remember(file: string, {mtimeMs, size}: Stats, facts: Facts): void {
    const name = this.#table && isJsonSerializable(facts) ? this.#nameOf(file) : undefined;
    (this.#loaded ?? this.#remembered).set(file, {mtimeMs, size, facts, name});
    this.#used.add(file);
    this.#isChanged = true;
  }

  /**
   * Stores for the next build the results that were requested or added since the last `write`. Drops all other results.
   */
  write(): void {
    const used = [...this.#entries].filter(([file]) => this.#used.has(file));
    const isChanged = this.#isChanged || used.length < this.#entries.size;
    this.#isChanged = false;
    this.#used.clear();
    if (!isChanged || !this.#table) return;
    const files: {[name: string]: StoredFacts<Facts>} = {};
    for (const [, {name, mtimeMs, size, facts}] of used) {
      if (name !== undefined) files[name] = {mtimeMs, size, facts};
    }
    this.#table.write(files);
  }
}
