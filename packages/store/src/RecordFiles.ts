import fs from 'node:fs';
import {readProven, writeProven} from './records.js';

/** A record as it is stored. */
export interface StoredRecord<Facts> {
  /** Fields that every build reads. */
  readonly facts: Facts;
  /** JSON of fields that few builds read, parsed when they do. */
  readonly details: string;
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
export class RecordFiles<Facts> {
  readonly #prefix: string;
  /** By file. */
  #stored: (readonly StoredRecord<Facts>[])[] = [];

  /** @param prefix - absolute: the files are "<prefix>.0.jsonl" and so on */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  #file(index: number): string {
    return `${this.#prefix}.${index}.jsonl`;
  }

  load(): readonly StoredRecord<Facts>[] {
    this.#stored = [];
    for (;;) {
      const file = this.#file(this.#stored.length);
      if (!fs.existsSync(file)) return this.#stored.flat();
      this.#stored.push(parseRecords<Facts>(readProven(file)));
    }
  }

  /** @param records - those that are the very objects that were loaded count as unchanged */
  save(records: readonly StoredRecord<Facts>[]): void {
    const files: (readonly StoredRecord<Facts>[])[] = [];
    for (let start = 0; start < records.length; start += RECORDS_PER_FILE) {
      files.push(records.slice(start, start + RECORDS_PER_FILE));
    }
    for (const [index, file] of files.entries()) {
      const stored = this.#stored[index] ?? [];
      const isSame = file.length === stored.length && file.every((record, at) => record === stored[at]);
      // Records that have moved from file to file are in memory.
      if (!isSame) writeProven(this.#file(index), printRecords(file));
    }
    for (let index = files.length; index < this.#stored.length; index += 1) {
      fs.rmSync(this.#file(index), {recursive: true, force: true});
    }
    this.#stored = files;
  }
}

/**
 * Reads one record, and the few that share its file.
 *
 * @param prefix - as that of `RecordFiles`
 * @param at - position in the order in which the records were saved
 */
export function readRecordAt<Facts>(prefix: string, at: number): StoredRecord<Facts> | undefined {
  const file = `${prefix}.${Math.floor(at / RECORDS_PER_FILE)}.jsonl`;
  return parseRecords<Facts>(readProven(file))[at % RECORDS_PER_FILE];
}

/** Puts another record in the place of one that `readRecordAt` has found. */
export function replaceRecordAt(prefix: string, at: number, record: StoredRecord<unknown>): void {
  const file = `${prefix}.${Math.floor(at / RECORDS_PER_FILE)}.jsonl`;
  const records = parseRecords<unknown>(readProven(file));
  writeProven(file, printRecords(records.with(at % RECORDS_PER_FILE, record)));
}

/** A line with the facts of all records, then a line for the details of each. */
function printRecords(records: readonly StoredRecord<unknown>[]): string {
  const facts = JSON.stringify(records.map((record) => record.facts));
  return [facts, ...records.map(({details}) => details)].join('\n');
}

/** @param body - of a file; absent if it is damaged: then there are none */
function parseRecords<Facts>(body: Buffer | undefined): readonly StoredRecord<Facts>[] {
  if (!body) return [];
  const end = body.indexOf('\n');
  const [facts, details] =
    end === -1 ? [body, Buffer.alloc(0)] : [body.subarray(0, end), body.subarray(end + 1)];
  let lines: readonly string[] | undefined;
  const line = (at: number) => {
    lines ??= details.toString('utf8').split('\n');
    return lines[at] ?? '{}';
  };
  return (JSON.parse(facts.toString('utf8')) as Facts[]).map((one, at) => new LoadedRecord(one, at, line));
}

class LoadedRecord<Facts> implements StoredRecord<Facts> {
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
