import fs from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {replaceFile, temporaryName} from './files.js';

/** To be raised with every change of the file's layout. */
const FORMAT = 3;

/** Where a record is in the file, in bytes. Its value is bytes, or else JSON. */
type Place = readonly [key: string, start: number, end: number, checksum: number, isBytes: 0 | 1];

/** After the records. */
interface Index {
  readonly version: string;
  readonly places: readonly Place[];
}

/** All records of a table that are there. */
export type StoredRecords<Records> = string extends keyof Records ? Records : Partial<Records>;

/** Length of the last line, which has the place of the index and its checksum. */
const TRAILER_BYTES = 32;

/** More bytes than that are not held in memory while a table is written. */
const MOST_PENDING = 1_000_000;

/** The name of the file counts: a file that was moved is another table. */
function trailerOf(file: string, start: number, index: Uint8Array): Buffer {
  const checksum = crc32(index, crc32(path.basename(file)));
  return Buffer.from(`${`${FORMAT} ${start} ${checksum}`.padEnd(TRAILER_BYTES - 1)}\n`);
}

/** @returns `undefined` where the file ends before */
function readBytes(fd: number, start: number, end: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafeSlow(end - start);
  for (let done = 0; done < bytes.length; ) {
    const count = fs.readSync(fd, bytes, done, bytes.length - done, start + done);
    if (count === 0) return undefined;
    done += count;
  }
  return bytes;
}

/** @returns `undefined` if the bytes are not those that were written; else a value, of which bytes have a buffer of their own */
function parseValue(bytes: Buffer | undefined, place: Place): unknown {
  if (!bytes || crc32(bytes) !== place[3]) return undefined;
  return place[4] === 1 ? new Uint8Array(bytes) : JSON.parse(bytes.toString('utf8'));
}

function readValue(fd: number, place: Place | undefined): unknown {
  return place && parseValue(readBytes(fd, place[1], place[2]), place);
}

/** @returns places by key; none if the file is not whole, or of another version */
function readPlaces(fd: number, file: string, version: string): ReadonlyMap<string, Place> {
  const {size} = fs.fstatSync(fd);
  const end = size - TRAILER_BYTES;
  const trailer = end < 0 ? undefined : readBytes(fd, end, size);
  const start = Number(trailer?.toString('latin1').split(' ')[1]);
  const bytes = start >= 0 && start <= end ? readBytes(fd, start, end) : undefined;
  if (!bytes || !trailer?.equals(trailerOf(file, start, bytes))) return new Map();
  const index = JSON.parse(bytes.toString('utf8')) as Index;
  return new Map(index.version === version ? index.places.map((place) => [place[0], place]) : []);
}

/**
 * A table of the cache: key → record, in one file. Each record has a checksum, so that one can be read without the others. A value
 * is JSON, or bytes. What is missing, damaged, of another name or version, or no file, is not there; nothing throws for it.
 *
 * The types of records are not checked when they are read: they were written by the same code, or `version` differs.
 */
export class CacheTable<Records extends object> {
  /** Absolute. */
  readonly file: string;
  readonly #version: string;
  /** Places in the file of this identity. */
  #known: {readonly identity: string; readonly places: ReadonlyMap<string, Place>} | undefined;

  /**
   * @param name - absolute: the file is "<name>.table"
   * @param version - of the code that writes the records; absent where a field of each record has it
   */
  constructor(name: string, version = '') {
    this.file = `${name}.table`;
    this.#version = version;
  }

  /** Reads one record. */
  read<Key extends keyof Records & (string | number)>(key: Key): Records[Key] | undefined {
    return this.#open((fd, places) => readValue(fd, places.get(String(key))) as Records[Key] | undefined);
  }

  /** Reads all records. They are those of one write, even if another process writes the table meanwhile. */
  readAll(): StoredRecords<Records> {
    const records = this.#open((fd, places) => {
      const all = readBytes(fd, 0, [...places.values()].at(-1)?.[2] ?? 0);
      const values = [...places.values()].map((place) => [
        place[0],
        parseValue(all?.subarray(place[1], place[2]), place),
      ]);
      return values.filter((entry) => entry[1] !== undefined);
    });
    return Object.fromEntries(records ?? []) as StoredRecords<Records>;
  }

  /** Checks that there is a file, whole or not. */
  exists(): boolean {
    return fs.existsSync(this.file);
  }

  /** The keys of all records. */
  keys(): readonly string[] {
    return this.#open((_fd, places) => [...places.keys()]) ?? [];
  }

  #open<T>(read: (fd: number, places: ReadonlyMap<string, Place>) => T): T | undefined {
    try {
      const fd = fs.openSync(this.file, fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0));
      try {
        return read(fd, this.#places(fd));
      } finally {
        fs.closeSync(fd);
      }
    } catch {
      return undefined;
    }
  }

  #places(fd: number): ReadonlyMap<string, Place> {
    const {ino, size, mtimeMs} = fs.fstatSync(fd);
    const identity = `${ino} ${size} ${mtimeMs}`;
    if (this.#known?.identity !== identity) {
      this.#known = {identity, places: readPlaces(fd, this.file, this.#version)};
    }
    return this.#known.places;
  }

  /** Replaces all records, as a whole or not at all. */
  write(records: Readonly<Records>): void {
    const writer = this.openWriter();
    try {
      for (const [key, value] of Object.entries(records)) if (value !== undefined) writer.add(key, value);
      writer.commit();
    } finally {
      writer.close();
    }
  }

  /** Replaces all records, which are added one by one: together they may be larger than the memory for them. */
  openWriter(): TableWriter {
    return new TableWriter(this.file, this.#version);
  }

  remove(): void {
    fs.rmSync(this.file, {recursive: true, force: true});
  }
}

/** New content of a table. To be closed in any case: without `commit` before, the table stays as it is. */
export class TableWriter {
  readonly #file: string;
  readonly #version: string;
  readonly #temporary: string;
  readonly #fd: number;
  readonly #places = new Map<string, Place>();
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #length = 0;
  #isOpen = true;

  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    this.#temporary = temporaryName(file);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // Throws if there is a symbolic link.
    this.#fd = fs.openSync(this.#temporary, 'wx+');
  }

  add(key: string, value: unknown): void {
    const isBytes = value instanceof Uint8Array;
    const bytes = isBytes ? value : Buffer.from(JSON.stringify(value));
    this.#places.set(key, [key, this.#length, this.#length + bytes.length, crc32(bytes), isBytes ? 1 : 0]);
    this.#append(bytes);
  }

  #append(bytes: Uint8Array): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#length += bytes.length;
    if (this.#pendingBytes > MOST_PENDING) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending);
    for (let done = 0; done < bytes.length; ) done += fs.writeSync(this.#fd, bytes, done);
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** Reads a record that was added. */
  read(key: string): unknown {
    this.#flush();
    return readValue(this.#fd, this.#places.get(key));
  }

  /** Puts the new content in the place of the old one. */
  commit(): void {
    const places = [...this.#places.values()];
    const index = Buffer.from(JSON.stringify({version: this.#version, places} satisfies Index));
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
