import {CacheTable} from './CacheTable.js';

/** A record of a list. */
export interface ListRecord<Facts> {
  /** Fields that every build reads. */
  readonly facts: Facts;
  /** JSON of fields that few builds read, parsed when they do. */
  readonly details: string;
}

/** A file of a list. */
interface ListFile<Facts> {
  readonly facts: readonly Facts[];
  /** A line for each record. */
  readonly details: Uint8Array;
}

/**
 * Few enough that a build which changes one record writes little, many enough that a large site has few files, and that
 * the facts of a file are more than 100 kB: V8 then parses them to where long-lived values are, and does not move them twice.
 */
const RECORDS_PER_FILE = 256;

/**
 * Records in a fixed order, some in each file. A file is written again only if one of its records changed, and one that is not
 * whole counts as empty. Details stay bytes in memory until they are read.
 */
export class CacheList<Facts> {
  readonly #name: string;
  /** By file: records that were read or written last. */
  #files: (readonly ListRecord<Facts>[])[] = [];

  /** @param name - absolute: the files are "<name>.0.table" and so on */
  constructor(name: string) {
    this.#name = name;
  }

  #table(index: number): CacheTable<ListFile<Facts>> {
    return new CacheTable(`${this.#name}.${index}`);
  }

  /** Reads all records. */
  read(): readonly ListRecord<Facts>[] {
    this.#files = [];
    for (;;) {
      const table = this.#table(this.#files.length);
      if (!table.exists()) return this.#files.flat();
      this.#files.push(readFile(table));
    }
  }

  /** @param records - those that are the very objects that were read count as unchanged */
  write(records: readonly ListRecord<Facts>[]): void {
    const files: (readonly ListRecord<Facts>[])[] = [];
    for (let start = 0; start < records.length; start += RECORDS_PER_FILE) {
      files.push(records.slice(start, start + RECORDS_PER_FILE));
    }
    for (const [index, file] of files.entries()) {
      const before = this.#files[index] ?? [];
      const isSame = file.length === before.length && file.every((record, at) => record === before[at]);
      // Records that have moved from file to file are in memory.
      if (!isSame) writeFile(this.#table(index), file);
    }
    for (let index = files.length; index < this.#files.length; index += 1) this.#table(index).remove();
    this.#files = files;
  }

  /**
   * Reads one record, and the few that share its file.
   *
   * @param at - position in the order in which the records were written
   */
  readAt(at: number): ListRecord<Facts> | undefined {
    return readFile(this.#table(Math.floor(at / RECORDS_PER_FILE)))[at % RECORDS_PER_FILE];
  }

  /** Puts another record in the place of one that `readAt` has found. */
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
