import fs from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {writeFileAtomic} from './files.js';

/** To be raised with every change of the first line. */
const FORMAT = 2;

/** The first line of each record in the cache: a checksum of the name of its file and of the rest. */
function proofOf(file: string, body: string | Uint8Array): string {
  return `${FORMAT} ${crc32(body, crc32(path.basename(file)))}\n`;
}

/** Writes a text or bytes to the cache, with a first line that proves them. */
export function writeProven(file: string, body: string | Uint8Array): void {
  const proof = proofOf(file, body);
  writeFileAtomic(file, typeof body === 'string' ? proof + body : Buffer.concat([Buffer.from(proof), body]));
}

/**
 * @returns the bytes that `writeProven` has written to this very file, or `undefined` if it is missing, damaged, moved or no
 *   file.
 */
export function readProven(file: string): Buffer | undefined {
  try {
    const bytes = fs.readFileSync(file);
    const body = bytes.subarray(bytes.indexOf('\n') + 1);
    return bytes.toString('latin1', 0, bytes.length - body.length) === proofOf(file, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value to the cache as JSON. */
export function writeRecord(file: string, value: unknown): void {
  writeProven(file, JSON.stringify(value));
}

/**
 * Reads a value that `writeRecord` has written to this very file. Its type is not checked: the proof holds for what the same code has
 * written, and records of code that changes have a version among their fields.
 *
 * @returns `undefined` if there is none, or if it is damaged
 */
export function readRecord<T>(file: string): T | undefined {
  const body = readProven(file);
  return body === undefined ? undefined : (JSON.parse(body.toString('utf8')) as T);
}
