import fs from 'node:fs';
import path from 'node:path';
import type {CacheTable} from '@lectern/store';

/** Stored file: modification time in milliseconds, size in bytes, index of its value in `values`. */
type StoredFile = readonly [mtimeMs: number, size: number, index: number];

/** Records of the table of `FileValues`. */
export interface FileRecords<Value> {
  /** By path, relative to the folder. */
  readonly files: {readonly [name: string]: StoredFile};
  /** Each once, since many files of a site have equal values. */
  readonly values: readonly Value[];
}

/**
 * Values that are computed from the files of a folder, such as their hashes. A file whose time and size are those of
 * the last build is not read again.
 */
export class FileValues<Value> {
  readonly #dir: string;
  readonly #table: CacheTable<FileRecords<Value>>;
  readonly #lastFiles: ReadonlyMap<string, StoredFile>;
  readonly #lastValues: readonly Value[];
  readonly #files = new Map<string, StoredFile>();
  /** JSON of a value → index. */
  readonly #indexes = new Map<string, number>();

  /**
   * @param dir - absolute path of the folder
   * @param table - contains the values of the last build, which are JSON. Its version covers the code that computes them.
   */
  constructor(dir: string, table: CacheTable<FileRecords<Value>>) {
    this.#dir = dir;
    this.#table = table;
    const {files = {}, values = []} = table.readAll();
    this.#lastFiles = new Map(Object.entries(files));
    this.#lastValues = values;
  }

  /**
   * Returns the value of a file.
   *
   * @param name - path of the file, relative to the folder
   * @param compute - gets the absolute path of the file
   */
  valueOf(name: string, compute: (file: string) => Value): Value {
    const file = path.join(this.#dir, name);
    const {mtimeMs, size} = fs.statSync(file);
    const value = this.#stored(name, mtimeMs, size) ?? compute(file);
    const key = JSON.stringify(value);
    const index = this.#indexes.get(key) ?? this.#indexes.size;
    this.#indexes.set(key, index);
    this.#files.set(name, [mtimeMs, size, index]);
    return value;
  }

  #stored(name: string, mtimeMs: number, size: number): Value | undefined {
    const last = this.#lastFiles.get(name);
    return last?.[0] === mtimeMs && last[1] === size ? this.#lastValues[last[2]] : undefined;
  }

  /** Stores the values of the files of this build for the next one. */
  save(): void {
    const values = [...this.#indexes.keys()].map((key): Value => JSON.parse(key));
    this.#table.write({files: Object.fromEntries(this.#files), values});
  }
}
