import fs from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {replaceFile, temporaryName} from '@lectern/store';

/** Where a text is in the file: start and length in bytes, and the checksum of its bytes. */
type Place = readonly [start: number, length: number, checksum: number];

/** Ends the file: the place of the index, 10 digits for each number. */
const TRAILER_BYTES = 33;

/** A file of texts that is written from its start to its end. */
class TextFile {
  readonly #fd: number;
  #length = 0;

  constructor(file: string) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // Throws if there is a symbolic link.
    this.#fd = fs.openSync(file, 'wx+');
  }

  append(bytes: Buffer): Place {
    writeAll(this.#fd, bytes);
    const start = this.#length;
    this.#length += bytes.length;
    return [start, bytes.length, crc32(bytes)];
  }

  read(place: Place): Buffer | undefined {
    return readPlace(this.#fd, place);
  }

  close(): void {
    fs.closeSync(this.#fd);
  }
}

function writeAll(fd: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += fs.writeSync(fd, bytes, done);
}

/** @returns `undefined` if the bytes are not those that were written. */
function readPlace(fd: number, [start, length, checksum]: Place): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length);
  const count = fs.readSync(fd, bytes, 0, length, start);
  return count === length && crc32(bytes) === checksum ? bytes : undefined;
}

function isPlace(value: unknown, size: number): value is Place {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(Number.isSafeInteger)) return false;
  const [start, length] = value;
  return start >= 0 && length >= 0 && start + length <= size;
}

/** @returns the places of a file by key; none if the file is not whole, or of another version. */
function readIndex(fd: number, version: string): ReadonlyMap<string, Place> {
  const {size} = fs.fstatSync(fd);
  const trailer = Buffer.alloc(TRAILER_BYTES);
  if (size < TRAILER_BYTES) return new Map();
  fs.readSync(fd, trailer, 0, TRAILER_BYTES, size - TRAILER_BYTES);
  const place = trailer.toString('latin1').trim().split(/ +/).map(Number);
  const bytes = isPlace(place, size) ? readPlace(fd, place) : undefined;
  const index: unknown = bytes && parseJson(bytes);
  if (!isRecord(index) || index.version !== version || !isRecord(index.places)) return new Map();
  const entries = Object.entries(index.places);
  return new Map(entries.filter((entry): entry is [string, Place] => isPlace(entry[1], size)));
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is {readonly [key: string]: unknown} {
  return typeof value === 'object' && value !== null;
}

/**
 * Texts by key that a plugin can make again. They are in one file, of which only the requested parts are read: all texts
 * together may be larger than the memory for them. The file keeps what was requested since it was opened.
 */
export class PluginTexts {
  readonly #file: string;
  readonly #version: string;
  readonly #temporary: string;
  readonly #stored: ReadonlyMap<string, Place>;
  readonly #fd: number | undefined;
  readonly #requested = new Set<string>();
  /** Places in the new file. */
  readonly #made = new Map<string, Place>();
  #new: TextFile | undefined;

  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    this.#temporary = temporaryName(file);
    this.#fd = openRegular(file);
    this.#stored = this.#fd === undefined ? new Map() : readIndex(this.#fd, version);
  }

  /** @param key - equal for equal texts only */
  get(key: string, make: () => string): string {
    const found = this.#find(key);
    if (found) return found.toString('utf8');
    const text = make();
    this.#new ??= new TextFile(this.#temporary);
    this.#made.set(key, this.#new.append(Buffer.from(text, 'utf8')));
    return text;
  }

  #find(key: string): Buffer | undefined {
    const made = this.#made.get(key);
    if (made) return this.#new?.read(made);
    const stored = this.#stored.get(key);
    const bytes = stored && this.#fd !== undefined ? readPlace(this.#fd, stored) : undefined;
    if (bytes) this.#requested.add(key);
    return bytes;
  }

  /** Keeps the requested texts for the next build. Nothing can be requested afterwards. */
  save(): void {
    if (!this.#new && this.#requested.size === this.#stored.size) return;
    this.#new ??= new TextFile(this.#temporary);
    for (const key of this.#requested) {
      const bytes = this.#find(key);
      if (bytes && !this.#made.has(key)) this.#made.set(key, this.#new.append(bytes));
    }
    const index = {version: this.#version, places: Object.fromEntries(this.#made)};
    const place = this.#new.append(Buffer.from(JSON.stringify(index), 'utf8'));
    const trailer = `${place.map((number) => String(number).padStart(10)).join(' ')}\n`;
    this.#new.append(Buffer.from(trailer, 'latin1'));
    this.#new.close();
    this.#new = undefined;
    replaceFile(this.#temporary, this.#file);
  }

  /** Without `save` before, the file stays as it was. */
  close(): void {
    if (this.#fd !== undefined) fs.closeSync(this.#fd);
    this.#new?.close();
    if (this.#new) fs.rmSync(this.#temporary, {force: true});
    this.#new = undefined;
  }
}

/** @returns `undefined` where there is no such file: a link or a folder of that name is a miss as well. */
function openRegular(file: string): number | undefined {
  if (!fs.lstatSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
  try {
    return fs.openSync(file, 'r');
  } catch {
    return undefined;
  }
}
