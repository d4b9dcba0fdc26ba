import {brotliDecompressSync, inflateSync} from 'node:zlib';
import {FontProblem} from './FontProblem.js';

/** Maximum size of a decompressed font in bytes. */
const MAX_BYTES = 128 * 1024 * 1024;
const DAMAGED = 'The file is damaged: it ends too early, or its directory of tables is wrong.';

/** First four bytes of fonts that are not compressed: TrueType outlines, PostScript outlines, and TrueType of Apple. */
const SFNT: readonly string[] = ['\0\x01\0\0', 'OTTO', 'true'];

function tagAt(font: Buffer, at: number): string {
  return font.toString('latin1', at, at + 4);
}

/** @throws {FontProblem} if the range is not inside of the file */
function slice(font: Buffer, at: number, length: number): Buffer {
  if (at + length > font.length) throw new FontProblem(DAMAGED);
  return font.subarray(at, at + length);
}

function sfntTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (tagAt(font, entry) !== tag) continue;
    return slice(font, font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12));
  }
  return undefined;
}

function woffTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(12);
  for (let entry = 44; entry < 44 + count * 20; entry += 20) {
    if (tagAt(font, entry) !== tag) continue;
    const [at, stored, length] = [4, 8, 12].map((offset) => font.readUInt32BE(entry + offset));
    const data = slice(font, at ?? 0, stored ?? 0);
    return stored === length ? data : inflateSync(data, {maxOutputLength: MAX_BYTES});
  }
  return undefined;
}

/** Reads a number of WOFF2 with seven bits in each byte. @returns the number, and the position after it */
function base128(font: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; at < start + 5; at += 1) {
    const byte = font.readUInt8(at);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
  throw new FontProblem(DAMAGED);
}

/** Indexes of tags in the list that WOFF2 defines. */
const KNOWN_TAGS: Readonly<Record<string, number>> = {cmap: 0, glyf: 10, loca: 11};
const ANY_TAG = 63;

function woff2Table(font: Buffer, tag: string): Buffer | undefined {
  if (tagAt(font, 4) === 'ttcf')
    throw new FontProblem('The file holds several fonts. Use a file with one font.');
  const count = font.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let found: {readonly offset: number; readonly length: number} | undefined;
  for (let table = 0; table < count; table += 1) {
    const flags = font.readUInt8(at);
    const index = flags & 0x3f;
    at += index === ANY_TAG ? 5 : 1;
    const [length, afterLength] = base128(font, at);
    const version = flags >> 6;
    const isOutline = index === KNOWN_TAGS.glyf || index === KNOWN_TAGS.loca;
    const isTransformed = isOutline ? version !== 3 : version !== 0;
    const [stored, end] = isTransformed ? base128(font, afterLength) : [length, afterLength];
    if (index === KNOWN_TAGS[tag]) found = {offset, length: stored};
    offset += stored;
    at = end;
  }
  if (!found) return undefined;
  const all = brotliDecompressSync(slice(font, at, font.readUInt32BE(20)), {maxOutputLength: MAX_BYTES});
  return slice(all, found.offset, found.length);
}

/**
 * Reads the table `cmap` of a font: TrueType, OpenType, WOFF or WOFF2.
 *
 * @throws {FontProblem} if the file is no font, is damaged, or has no such table
 */
export function readCmap(font: Buffer): Buffer {
  try {
    const table = readTable(font, 'cmap');
    if (table) return table;
  } catch (error) {
    if (error instanceof FontProblem) throw error;
    throw new FontProblem(DAMAGED, {cause: error});
  }
  throw new FontProblem('The font has no table of characters.');
}

function readTable(font: Buffer, tag: string): Buffer | undefined {
  const kind = tagAt(font, 0);
  if (SFNT.includes(kind)) return sfntTable(font, tag);
  if (kind === 'wOFF') return woffTable(font, tag);
  if (kind === 'wOF2') return woff2Table(font, tag);
  if (kind === 'ttcf') throw new FontProblem('The file holds several fonts. Use a file with one font.');
  throw new FontProblem('The file is no font of the formats TTF, OTF, WOFF and WOFF2.');
}
