import fs from 'node:fs';
import {crc32} from 'node:zlib';
import {writeFileAtomic} from './files.js';

/** A record as it is stored. */
export interface StoredRecord<Facts> {
  /** What every build asks for. */
  readonly facts: Facts;
  /** JSON of what few builds ask for: it is not even parsed until then. */
  readonly details: string;
}

/**
 * Few enough that a build which changes one record writes little, many enough that a large site has few files, and that
 * the facts of a file are more than 100 kB: V8 then parses them to where long-lived values are, and does not move them twice.
 */
const RECORDS_PER_FILE = 256;

/** To be raised with every change of how the files are laid out. */
const FORMAT = 1;

/**
 * Records in a fixed order, some in each file. A file is written again only if one of its records changed, and one that
 * is not whole counts as empty.
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
      let bytes: Buffer;
      try {
        bytes = fs.readFileSync(this.#file(this.#stored.length));
      } catch {
        return this.#stored.flat();
      }
      this.#stored.push(parseRecords<Facts>(bytes));
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
      if (!isSame) writeFileAtomic(this.#file(index), printRecords(file));
    }
    for (let index = files.length; index < this.#stored.length; index += 1) {
      fs.rmSync(this.#file(index), {force: true});
    }
    this.#stored = files;
  }
}

/** A line with the checksum of the rest, a line with the facts of all records, then a line for the details of each. */
function printRecords(records: readonly StoredRecord<unknown>[]): string {
  const facts = JSON.stringify(records.map((record) => record.facts));
  const text = [facts, ...records.map(({details}) => details)].join('\n');
  return `${FORMAT} ${crc32(text)}\n${text}`;
}

function parseRecords<Facts>(bytes: Buffer): readonly StoredRecord<Facts>[] {
  const start = bytes.indexOf('\n') + 1;
  const body = bytes.subarray(start);
  if (start === 0 || bytes.toString('latin1', 0, start) !== `${FORMAT} ${crc32(body)}\n`) return [];
  const end = body.indexOf('\n');
  const parsed = JSON.parse(body.toString('utf8', 0, end === -1 ? body.length : end)) as Facts[];
  let lines: readonly string[] | undefined;
  const line = (at: number) => {
    lines ??= end === -1 ? [] : body.toString('utf8', end + 1).split('\n');
    return lines[at] ?? '{}';
  };
  return parsed.map((facts, at) => ({
    facts,
    get details() {
      return line(at);
    },
  }));
}
