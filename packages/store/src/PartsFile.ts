import fs from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {writeFileAtomic} from './files.js';

/** The first line of the file, after its checksum. */
interface Head {
  readonly version: string;
  /** Of each part: length in bytes and checksum. */
  readonly parts: readonly (readonly [length: number, checksum: number])[];
}

const NEWLINE = 10;
const HEAD_PIECE = 65_536;
/** In bytes: a file without a line break is no file of parts. */
const MOST_HEAD = 4_000_000;

/** Byte arrays in one file of the cache. Each has a checksum of its own, so that one is read without the others. */
export class PartsFile {
  readonly #file: string;
  readonly #version: string;
  #found: {readonly head: Head; readonly starts: readonly number[]} | undefined;

  /** @param version - parts with another one are not there */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
  }

  /** @returns `undefined` if there is no such part, or if it is damaged */
  read(at: number): Uint8Array | undefined {
    try {
      const fd = fs.openSync(this.#file, 'r');
      try {
        return this.#readFrom(fd, at);
      } finally {
        fs.closeSync(fd);
      }
    } catch {
      return undefined;
    }
  }

  #readFrom(fd: number, at: number): Uint8Array | undefined {
    this.#found ??= this.#readHead(fd);
    const [length, checksum] = this.#found?.head.parts[at] ?? [];
    const start = this.#found?.starts[at];
    if (length === undefined || start === undefined) return undefined;
    const bytes = readBytes(fd, start, length);
    return bytes && crc32(bytes, at) === checksum ? bytes : undefined;
  }

  #readHead(fd: number) {
    let text = Buffer.alloc(0);
    while (!text.includes(NEWLINE)) {
      const piece = Buffer.alloc(HEAD_PIECE);
      const count = fs.readSync(fd, piece, 0, HEAD_PIECE, text.length);
      if (count === 0 || text.length > MOST_HEAD) return undefined;
      text = Buffer.concat([text, piece.subarray(0, count)]);
    }
    const end = text.indexOf(NEWLINE);
    const line = text.toString('utf8', 0, end);
    const body = line.slice(line.indexOf(' ') + 1);
    if (line !== this.#headLine(body)) return undefined;
    const head = JSON.parse(body) as Head;
    if (head.version !== this.#version) return undefined;
    let next = end + 1;
    const starts = head.parts.map(([length]) => {
      next += length;
      return next - length;
    });
    return {head, starts};
  }

  /** The name of the file counts: a file that was moved is no other one. */
  #headLine(body: string): string {
    return `${crc32(body, crc32(path.basename(this.#file)))} ${body}`;
  }

  write(parts: readonly Uint8Array[]): void {
    const head: Head = {
      version: this.#version,
      parts: parts.map((part, at) => [part.length, crc32(part, at)]),
    };
    writeFileAtomic(this.#file, [Buffer.from(`${this.#headLine(JSON.stringify(head))}\n`), ...parts]);
    this.#found = undefined;
  }
}

/** @returns `undefined` where the file ends before */
function readBytes(fd: number, start: number, length: number): Uint8Array | undefined {
  // Zeroed and not from a pool: arrays of larger numbers are made of its buffer.
  const bytes = new Uint8Array(length);
  let read = 0;
  while (read < length) {
    const count = fs.readSync(fd, bytes, read, length - read, start + read);
    if (count === 0) return undefined;
    read += count;
  }
  return bytes;
}
