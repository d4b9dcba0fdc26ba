import fs from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {replaceFile, temporaryName} from './files.js';
import {parseOwnJson} from './parseOwnJson.js';

/** Version of the file layout. Increase it with every change of the layout: files in another layout count as empty. */
const FORMAT = 4;

/**
 * Entry of the index for one record: its key, the byte offsets of its start and its end in the file, and the CRC-32 of
 * its bytes. `isBytes`: 1 for a byte array, 0 for JSON.
 */
type IndexEntry = readonly [key: string, start: number, end: number, checksum: number, isBytes: 0 | 1];

/** Index of a table file: the position of each record. The file contains it as JSON, after the records. */
interface Index {
  readonly version: string;
  readonly entries: readonly IndexEntry[];
}

/** Result of `readAll`. If the type `Records` names its keys, each is optional, since its record may be missing. */
export type StoredRecords<Records> = string extends keyof Records ? Records : Partial<Records>;

/** Length in bytes of the last line of the file: layout version, position of the index, checksum of the index. */
const TRAILER_BYTES = 32;

/** Number of bytes of added records above which a writer flushes them to disk. */
const MAX_PENDING = 1_000_000;

/**
 * Returns the last line of the file. Its checksum covers the file name, so a renamed or copied file counts as empty.
 */
function trailerOf(file: string, start: number, index: Uint8Array): Buffer {
  const checksum = crc32(index, crc32(path.basename(file)));
  return Buffer.from(`${`${FORMAT} ${start} ${checksum}`.padEnd(TRAILER_BYTES - 1)}\n`);
}

/**
 * Returns the content of a table file for another file name: its checksum covers the name. Records are not checked.
 *
 * @param bytes - content of a table file
 * @param name - name of the file that had these bytes: "content-1a2b.0.table"
 * @param newName - name of the file that will have the result
 * @returns `undefined` if the bytes are not those of a table of this name
 */
export function renameTable(bytes: Uint8Array, name: string, newName: string): Uint8Array | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = buffer.length - TRAILER_BYTES;
  const trailer = end < 0 ? undefined : buffer.subarray(end);
  const start = Number(trailer?.toString('latin1').split(' ')[1]);
  if (!trailer || !(start >= 0 && start <= end)) return undefined;
  const index = buffer.subarray(start, end);
  if (!trailer.equals(trailerOf(name, start, index))) return undefined;
  return Buffer.concat([buffer.subarray(0, end), trailerOf(newName, start, index)]);
}

/**
 * Reads the bytes from `start` up to `end`.
 *
 * @returns `undefined` if the file ends before `end`
 */
function readBytes(fd: number, start: number, end: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafeSlow(end - start);
  for (let done = 0; done < bytes.length; ) {
    const count = fs.readSync(fd, bytes, done, bytes.length - done, start + done);
    if (count === 0) return undefined;
    done += count;
  }
  return bytes;
}

/**
 * Checks and parses the bytes of a record.
 *
 * @returns JSON value, or byte array with a buffer of its own; `undefined` if the checksum does not match
 */
function parseValue(bytes: Buffer | undefined, entry: IndexEntry): unknown {
  if (!bytes || crc32(bytes) !== entry[3]) return undefined;
  return entry[4] === 1 ? new Uint8Array(bytes) : JSON.parse(bytes.toString('utf8'));
}

function readValue(fd: number, entry: IndexEntry | undefined): unknown {
  return entry && parseValue(readBytes(fd, entry[1], entry[2]), entry);
}

/**
 * Reads the index.
 *
 * @returns key → entry of the record; empty if the file is incomplete, damaged, or of another version
 */
function readIndex(fd: number, file: string, version: string): ReadonlyMap<string, IndexEntry> {
  const {size} = fs.fstatSync(fd);
  const end = size - TRAILER_BYTES;
  const trailer = end < 0 ? undefined : readBytes(fd, end, size);
  const start = Number(trailer?.toString('latin1').split(' ')[1]);
  const bytes = start >= 0 && start <= end ? readBytes(fd, start, end) : undefined;
  if (!bytes || !trailer?.equals(trailerOf(file, start, bytes))) return new Map();
  const index = parseOwnJson<Index>(bytes.toString('utf8'));
  return new Map(index.version === version ? index.entries.map((entry) => [entry[0], entry]) : []);
}

/**
 * Cache table in one file: key → record, which is a JSON value or a byte array. Each record has a checksum, so one can
 * be read without the others. Reads never throw: a record counts as missing if it or its file is missing or damaged, or
 * if the file was renamed or has another version.
 *
 * The types of records are not checked on reading: a file that other code wrote has another `version`.
 */
export class CacheTable<Records extends object> {
  /** Absolute path of the file that contains all records. */
  readonly file: string;
  readonly #version: string;
  /**
   * Index from the last read. `identity` is the inode, size and time of the file at that read: if it differs later, the
   * file was replaced.
   */
  #known: {readonly identity: string; readonly entries: ReadonlyMap<string, IndexEntry>} | undefined;

  /**
   * @param name - absolute path without the ending: the file is "<name>.table"
   * @param version - version of the code that writes the records; left out if each record has a field with the version
   */
  constructor(name: string, version = '') {
    this.file = `${name}.table`;
    this.#version = version;
  }

  /** Reads one record; `undefined` if it is missing. */
  read<Key extends keyof Records & (string | number)>(key: Key): Records[Key] | undefined {
    return this.#open((fd, entries) => readValue(fd, entries.get(String(key))) as Records[Key] | undefined);
  }

  /** Reads all records. All are from the same write, even if another process replaces the file meanwhile. */
  readAll(): StoredRecords<Records> {
    const records = this.#open((fd, entries) => {
      const all = readBytes(fd, 0, [...entries.values()].at(-1)?.[2] ?? 0);
      const values = [...entries.values()].map((entry) => [
        entry[0],
        parseValue(all?.subarray(entry[1], entry[2]), entry),
      ]);
      return values.filter((entry) => entry[1] !== undefined);
    });
    return Object.fromEntries(records ?? []) as StoredRecords<Records>;
  }

  /** Checks if there is anything at the path of the file. It may also be a damaged file, or a folder. */
  exists(): boolean {
    return fs.existsSync(this.file);
  }

  /** Returns the keys of all records; an empty list if the file is missing or damaged, or has another version. */
  keys(): readonly string[] {
    return this.#open((_fd, entries) => [...entries.keys()]) ?? [];
  }

  #open<T>(read: (fd: number, entries: ReadonlyMap<string, IndexEntry>) => T): T | undefined {
    try {
      const fd = fs.openSync(this.file, fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0));
      try {
        return read(fd, this.#entriesOf(fd));
      } finally {
        fs.closeSync(fd);
      }
    } catch {
      return undefined;
    }
  }

  #entriesOf(fd: number): ReadonlyMap<string, IndexEntry> {
    const {ino, size, mtimeMs} = fs.fstatSync(fd);
    const identity = `${ino} ${size} ${mtimeMs}`;
    if (this.#known?.identity !== identity) {
      this.#known = {identity, entries: readIndex(fd, this.file, this.#version)};
    }
    return this.#known.entries;
  }

  /** Replaces all records. If writing fails, the old records stay. Records that are `undefined` are left out. */
  write(records: Readonly<Records>): void {
    const writer = this.openWriter();
    try {
      for (const [key, value] of Object.entries(records)) if (value !== undefined) writer.add(key, value);
      writer.commit();
    } finally {
      writer.close();
    }
  }

  /**
   * Opens a writer that replaces all records. Records are added one by one, since all of them may not fit into memory
   * at once.
   */
  openWriter(): TableWriter {
    return new TableWriter(this.file, this.#version);
  }

  remove(): void {
    fs.rmSync(this.file, {recursive: true, force: true});
  }
}

/**
 * Writes the new content of a table to a temporary file. Call `close` in any case; without a `commit` before, the table
 * stays unchanged.
 */
export class TableWriter {
  readonly #file: string;
  readonly #version: string;
  readonly #temporary: string;
  readonly #fd: number;
  readonly #entries = new Map<string, IndexEntry>();
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #length = 0;
  #isOpen = true;

  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    this.#temporary = temporaryName(file);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // The flag "wx" throws if the path exists, even as a symbolic link.
    this.#fd = fs.openSync(this.#temporary, 'wx+');
  }

  add(key: string, value: unknown): void {
    const isBytes = value instanceof Uint8Array;
    const bytes = isBytes ? value : Buffer.from(JSON.stringify(value));
    this.#entries.set(key, [key, this.#length, this.#length + bytes.length, crc32(bytes), isBytes ? 1 : 0]);
    this.#append(bytes);
  }

  #append(bytes: Uint8Array): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#length += bytes.length;
    if (this.#pendingBytes > MAX_PENDING) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending);
    for (let done = 0; done < bytes.length; ) done += fs.writeSync(this.#fd, bytes, done);
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** Reads a record that was added to this writer; `undefined` if there is none. */
  read(key: string): unknown {
    this.#flush();
    return readValue(this.#fd, this.#entries.get(key));
  }

  /** Moves the temporary file to the path of the table. The added records thereby replace all records of the table. */
  commit(): void {
    const entries = [...this.#entries.values()];
    const index = Buffer.from(JSON.stringify({version: this.#version, entries} satisfies Index));
    const trailer = trailerOf(this.#file, this.#length, index);
    this.#append(index);
    this.#append(trailer);
    this.#flush();
    fs.closeSync(this.#fd);
    this.#isOpen = false;
    replaceFile(this.#temporary, this.#file);
  }

  close(): void {
    if (this.#isOpen) fs.closeSync(this.#fd);
    this.#isOpen = false;
    fs.rmSync(this.#temporary, {force: true});
  }
}
