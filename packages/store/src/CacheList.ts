import {CacheTable} from './CacheTable.js';

/** Record of a `CacheList`, in two parts: `facts` are parsed at every read of the list, `details` stay text. */
export interface ListRecord<Facts> {
  /** Fields that every build reads. */
  readonly facts: Facts;
  /** Fields that few builds read: JSON on one line, which the caller parses. */
  readonly details: string;
}

/** Content of one file of the list, as its `CacheTable` stores it. */
interface ListFile<Facts> {
  readonly facts: readonly Facts[];
  /** `ListRecord.details` of all records in UTF-8, one per line. */
  readonly details: Uint8Array;
}

/**
 * Number of records in one file. Few enough that a change of one record rewrites little; enough that a large site has
 * few files. The `facts` of a file then exceed 100 kB of JSON, so V8 allocates the parsed objects in the old generation
 * at once instead of copying them there later.
 */
const RECORDS_PER_FILE = 256;

/**
 * List of records in a fixed order, stored in several files. `write` rewrites only files with a changed record; a
 * damaged file counts as empty. The `details` stay in memory as bytes until they are read.
 */
export class CacheList<Facts> {
  readonly #name: string;
  /** Records of each file, as they were last read or written. */
  #files: (readonly ListRecord<Facts>[])[] = [];

  /** @param name - absolute path without the ending: the files are "<name>.0.table", "<name>.1.table", … */
  constructor(name: string) {
    this.#name = name;
  }

  #table(index: number): CacheTable<ListFile<Facts>> {
    return new CacheTable(`${this.#name}.${index}`);
  }

  /** Reads the records of all files, in the order of the last `write`. Records of damaged files are missing. */
  read(): readonly ListRecord<Facts>[] {
    this.#files = [];
    for (;;) {
      const table = this.#table(this.#files.length);
      if (!table.exists()) return this.#files.flat();
      this.#files.push(readFile(table));
    }
  }

  /**
   * Replaces all records.
   *
   * @param records - a file is not rewritten if its records are the same objects, in the same order, as in the last
   *   `read` or `write`
   */
  write(records: readonly ListRecord<Facts>[]): void {
    const files: (readonly ListRecord<Facts>[])[] = [];
    for (let start = 0; start < records.length; start += RECORDS_PER_FILE) {
      files.push(records.slice(start, start + RECORDS_PER_FILE));
    }
    for (const [index, file] of files.entries()) {
      const before = this.#files[index] ?? [];
      const isSame = file.length === before.length && file.every((record, at) => record === before[at]);
      // A record that moves to another file keeps its `details`: they are in memory, so nothing is lost when the old
      // file is overwritten.
      if (!isSame) writeFile(this.#table(index), file);
    }
    for (let index = files.length; index < this.#files.length; index += 1) this.#table(index).remove();
    this.#files = files;
  }

  /**
   * Reads one record, and only the file that contains it.
   *
   * @param at - position of the record, from 0, in the order of the last `write`
   * @returns `undefined` if there is no record at this position, or if its file is damaged
   */
  readAt(at: number): ListRecord<Facts> | undefined {
    return readFile(this.#table(Math.floor(at / RECORDS_PER_FILE)))[at % RECORDS_PER_FILE];
  }

  /** Replaces the record at a position, in its file only. @throws {RangeError} if `readAt` finds no record there */
  writeAt(at: number, record: ListRecord<Facts>): void {
    const table = this.#table(Math.floor(at / RECORDS_PER_FILE));
    writeFile(table, readFile(table).with(at % RECORDS_PER_FILE, record));
  }
}

function writeFile<Facts>(table: CacheTable<ListFile<Facts>>, records: readonly ListRecord<Facts>[]): void {
  table.write({
    facts: records.map((record) => record.facts),
    details: Buffer.from(records.map(({details}) => details).join('\n')),
  });
}

function readFile<Facts>(table: CacheTable<ListFile<Facts>>): readonly ListRecord<Facts>[] {
  const {facts, details} = table.readAll();
  if (!facts || !details) return [];
  let lines: readonly string[] | undefined;
  const line = (at: number) => {
    lines ??= Buffer.from(details.buffer, details.byteOffset, details.length).toString('utf8').split('\n');
    return lines[at] ?? '{}';
  };
  return facts.map((one, at) => new StoredRecord(one, at, line));
}

class StoredRecord<Facts> implements ListRecord<Facts> {
  readonly facts: Facts;
  readonly #at: number;
  readonly #line: (at: number) => string;

  constructor(facts: Facts, at: number, line: (at: number) => string) {
    this.facts = facts;
    this.#at = at;
    this.#line = line;
  }

  get details(): string {
    return this.#line(this.#at);
  }
}
