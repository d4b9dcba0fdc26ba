import fs from 'node:fs';
import {crc32} from 'node:zlib';
import {SiteError} from '../errors/SiteError.js';
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
 * is not whole counts as empty. Details stay on disk until somebody asks.
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
    const reader = new FileReader();
    this.#stored = [];
    for (;;) {
      const file = this.#file(this.#stored.length);
      const bytes = reader.read(file);
      if (!bytes) return this.#stored.flat();
      this.#stored.push(parseRecords<Facts>(bytes, file));
    }
  }

  /** @param records - those that are the very objects that were loaded count as unchanged */
  save(records: readonly StoredRecord<Facts>[]): void {
    const files: (readonly StoredRecord<Facts>[])[] = [];
    for (let start = 0; start < records.length; start += RECORDS_PER_FILE) {
      files.push(records.slice(start, start + RECORDS_PER_FILE));
    }
    const changed = files.flatMap((file, index) => {
      const stored = this.#stored[index] ?? [];
      const isSame = file.length === stored.length && file.every((record, at) => record === stored[at]);
      return isSame ? [] : [{index, text: printRecords(file)}];
    });
    // Not before all are printed: records may have moved from a file into the next.
    for (const {index, text} of changed) writeFileAtomic(this.#file(index), text);
    for (let index = files.length; index < this.#stored.length; index += 1) {
      fs.rmSync(this.#file(index), {force: true});
    }
    this.#stored = files;
  }
}

/**
 * Reads files through one piece of memory. Most of what they hold is not kept, and a build that asks for new memory for
 * all of it has V8 look for garbage several times.
 */
class FileReader {
  #memory = Buffer.alloc(0);

  /** @returns the bytes of a file, until the next one is read; `undefined` where there is none. */
  read(file: string): Buffer | undefined {
    let handle: number;
    try {
      handle = fs.openSync(file, 'r');
    } catch {
      return undefined;
    }
    try {
      const {size} = fs.fstatSync(handle);
      if (this.#memory.length < size) this.#memory = Buffer.allocUnsafeSlow(2 * size);
      return this.#memory.subarray(0, fs.readSync(handle, this.#memory, 0, size, 0));
    } finally {
      fs.closeSync(handle);
    }
  }
}

/** A line with the checksum of the rest, a line with the facts of all records, then a line for the details of each. */
function printRecords(records: readonly StoredRecord<unknown>[]): string {
  const facts = JSON.stringify(records.map((record) => record.facts));
  const text = [facts, ...records.map(({details}) => details)].join('\n');
  return `${FORMAT} ${crc32(text)}\n${text}`;
}

/** Where the parts of a file are. */
interface Layout {
  readonly checksum: string;
  readonly facts: Buffer;
  readonly details: Buffer;
}

/** @returns `undefined` for a file that is not whole. */
function layoutOf(bytes: Buffer): Layout | undefined {
  const start = bytes.indexOf('\n') + 1;
  const body = bytes.subarray(start);
  const checksum = bytes.toString('latin1', 0, start);
  if (start === 0 || checksum !== `${FORMAT} ${crc32(body)}\n`) return undefined;
  const end = body.indexOf('\n');
  const [facts, details] =
    end === -1 ? [body, Buffer.alloc(0)] : [body.subarray(0, end), body.subarray(end + 1)];
  return {checksum, facts, details};
}

function parseRecords<Facts>(bytes: Buffer, file: string): readonly StoredRecord<Facts>[] {
  const layout = layoutOf(bytes);
  if (!layout) return [];
  const {checksum} = layout;
  let lines: readonly string[] | undefined;
  const line = (at: number) => {
    lines ??= readDetails(file, checksum);
    return lines[at] ?? '{}';
  };
  const facts = JSON.parse(layout.facts.toString('utf8')) as Facts[];
  return facts.map((one, at) => new RecordOnDisk(one, at, line));
}

class RecordOnDisk<Facts> implements StoredRecord<Facts> {
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

/** @param checksum - of the file when its facts were read */
function readDetails(file: string, checksum: string): readonly string[] {
  const layout = layoutOf(new FileReader().read(file) ?? Buffer.alloc(0));
  if (layout?.checksum !== checksum) {
    throw new SiteError(
      'CACHE_CHANGED',
      `${file} changed while it was in use: another process works on this site.`,
      {
        hint: 'Wait until it is done, then run the command again.',
      },
    );
  }
  return layout.details.toString('utf8').split('\n');
}
