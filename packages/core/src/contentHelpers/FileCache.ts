import fs, {type Stats} from 'node:fs';
import path from 'node:path';
import {type CacheTable, type FileStamp, sha256} from '@lectern/store';
import {isJsonSerializable} from './isJsonSerializable.js';

/**
 * Cache entry of a Markdown file: the data (`facts`) that a plugin has read from the file, such as the front matter,
 * and the time and size that the file had then.
 */
export interface StoredFacts<Facts> {
  readonly mtimeMs: number;
  readonly size: number;
  /** SHA-256 of the file. If its time has changed, as in a fresh checkout, the hash shows if the text has. */
  readonly hash: string;
  readonly facts: Facts;
}

interface Entry<Facts> extends StoredFacts<Facts> {
  /**
   * Key of the entry in the cache table: path relative to the site folder. Absent for data that is not
   * JSON-serialisable: it is kept in this process only.
   */
  readonly name: string | undefined;
}

export interface FileCacheInput<Facts> {
  readonly siteDir: string;
  /**
   * Cache table on disk that stores the data for the next build. Its version must change when the code that reads the
   * data from files changes. Without a table, the data is kept in this process only.
   */
  readonly table?: CacheTable<{[name: string]: StoredFacts<Facts>}> | undefined;
}

/**
 * Data that a plugin has read from Markdown files, in this process or in an earlier build, maybe on another machine. A
 * file is read again if its size has changed, or its time and its bytes.
 */
export class FileCache<Facts extends object> {
  readonly #siteDir: string;
  readonly #table: FileCacheInput<Facts>['table'];
  /** Data of the files that this process has read before `#loaded` was filled, by absolute path of the file. */
  readonly #remembered = new Map<string, Entry<Facts>>();
  /**
   * Data of all files, by absolute path: data of earlier builds, and data that this process has read. Filled from the
   * cache table when `find` or `write` first needs it.
   */
  #loaded: Map<string, Entry<Facts>> | undefined;
  /** Absolute paths of the files whose data was found or added since the last `write`. */
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

  /** Returns the data of a file; `undefined` if the cache has none, or if the file has changed since it was read. */
  find(file: string, {mtimeMs, size}: Stats): Facts | undefined {
    const known = this.#entries.get(file);
    if (known?.size !== size) return undefined;
    if (known.mtimeMs !== mtimeMs) {
      if (sha256(fs.readFileSync(file)) !== known.hash) return undefined;
      this.#entries.set(file, {...known, mtimeMs});
      this.#isChanged = true;
    }
    this.#used.add(file);
    return known.facts;
  }

  /**
   * Returns the data from the last read of a file, even if the file has changed since that read; `undefined` if there
   * is none.
   */
  last(file: string): Facts | undefined {
    const known = (this.#loaded ?? this.#remembered).get(file);
    if (known || this.#loaded) return known?.facts;
    return this.#table?.read(this.#nameOf(file))?.facts;
  }

  #nameOf(file: string): string {
    return path.relative(this.#siteDir, file);
  }

  /**
   * Stores the data of a file in this process, and at the next `write` in the table.
   *
   * @param stamp - time, size and SHA-256 of the file when it was read
   */
  remember(file: string, {mtimeMs, size, hash}: FileStamp, facts: Facts): void {
    const name = this.#table && isJsonSerializable(facts) ? this.#nameOf(file) : undefined;
    (this.#loaded ?? this.#remembered).set(file, {mtimeMs, size, hash, facts, name});
    this.#used.add(file);
    this.#isChanged = true;
  }

  /**
   * Writes to the cache table the data that was found or added since the last `write`. All other data is dropped from
   * the table, since its files may no longer exist.
   */
  write(): void {
    const used = [...this.#entries].filter(([file]) => this.#used.has(file));
    const isChanged = this.#isChanged || used.length < this.#entries.size;
    this.#isChanged = false;
    this.#used.clear();
    if (!isChanged || !this.#table) return;
    const files: {[name: string]: StoredFacts<Facts>} = {};
    for (const [, {name, mtimeMs, size, hash, facts}] of used) {
      if (name !== undefined) files[name] = {mtimeMs, size, hash, facts};
    }
    this.#table.write(files);
  }
}
