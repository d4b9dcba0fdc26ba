import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {CacheTable, writeFileAtomic} from '@lectern/core/content-helpers';
import sharp from 'sharp';
import {copyPath, type ImageCopy} from './copyNames.js';
import {createQueue} from './createQueue.js';
import {type EncodedImage, type EncodeSettings, encodeCopies} from './encodeCopies.js';
import {imageProblem} from './ImageProblem.js';
import type {CopySettings} from './options.js';

/** A copy of an image, with the path of its file in the cache. */
export interface StoredCopy extends ImageCopy {
  /** Absolute path of the file in the cache. */
  readonly file: string;
}

/** The copies of an image, and its placeholder. */
export interface CopiedImage {
  readonly copies: readonly [StoredCopy, ...StoredCopy[]];
  /** Data URL of a tiny copy; empty for animated images and images with transparent pixels. */
  readonly placeholder: string;
}

export interface CopyInput {
  /** Path of the original; its name becomes part of the names of the copies. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly settings: CopySettings;
  /** Absolute path of the cache folder. */
  readonly cacheDir: string;
}

/** Cache version: must be changed when the same image and settings result in other copies. */
const VERSION = 1;

type CopyFacts = Pick<StoredCopy, 'width' | 'height'> & {readonly hash: string};

/**
 * Entry of an image in the cache: sizes and hashes of its copies, and the placeholder. The bytes of each copy are in a
 * file next to the entry.
 */
interface CopyRecord extends Pick<EncodedImage, 'ext' | 'placeholder'> {
  readonly copies: readonly [CopyFacts, ...CopyFacts[]];
}

const queue = createQueue(os.availableParallelism());
// Module state: path in the cache → copies that are being made; an entry is removed when its copies are finished.
// webpack loaders share no other object, and an image may be requested several times at once.
const running = new Map<string, Promise<CopyRecord>>();

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function keyOf(bytes: Buffer, {widths, quality}: EncodeSettings): string {
  const settings = JSON.stringify([VERSION, sharp.versions.sharp, sharp.versions.vips, widths, quality]);
  return sha256(`${sha256(bytes)}\n${settings}`);
}

/**
 * Makes the copies of an image, or reads them from the cache. The same bytes and settings give the same copies.
 *
 * @throws {ImageProblem} for an image that cannot be read
 */
export async function makeCopies({file, bytes, settings, cacheDir}: CopyInput): Promise<CopiedImage> {
  const base = path.join(cacheDir, keyOf(bytes, settings));
  const making = running.get(base) ?? queue(() => loadCopies(base, bytes, settings));
  running.set(base, making);
  try {
    return describe(await making, {base, file, name: settings.name});
  } finally {
    running.delete(base);
  }
}

function describe(
  {ext, copies: [first, ...others], placeholder}: CopyRecord,
  {base, file, name}: {readonly base: string; readonly file: string; readonly name: string},
): CopiedImage {
  const stored = (copy: CopyRecord['copies'][number]): StoredCopy => ({
    width: copy.width,
    height: copy.height,
    outputPath: copyPath(name, {file, ext, ...copy}),
    file: storedFile(base, ext, copy.width),
  });
  return {copies: [stored(first), ...others.map(stored)], placeholder};
}

function storedFile(base: string, ext: string, width: number): string {
  return `${base}.${width}.${ext}`;
}

async function loadCopies(base: string, bytes: Buffer, settings: EncodeSettings): Promise<CopyRecord> {
  const table = new CacheTable<{readonly image: CopyRecord}>(base);
  const stored = table.read('image');
  if (stored && isWhole(base, stored)) return stored;
  try {
    const image = writeCopies(base, await encodeCopies(bytes, settings));
    table.write({image});
    return image;
  } catch (error) {
    throw isProblemOfDisk(error) ? error : imageProblem(error);
  }
}

function isProblemOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Returns `true` if the files of all copies exist and have the hashes in the entry. */
function isWhole(base: string, {ext, copies}: CopyRecord): boolean {
  try {
    return copies.every(({hash, width}) => sha256(fs.readFileSync(storedFile(base, ext, width))) === hash);
  } catch {
    return false;
  }
}

/**
 * Writes the copies to the cache, each file atomically: several processes may write the same file at once, with the
 * same bytes.
 */
function writeCopies(base: string, {ext, copies, placeholder}: EncodedImage): CopyRecord {
  const [first, ...others] = copies;
  if (!first) throw new Error(`${base} has no copies.`);
  const write = ({bytes, width, height}: EncodedImage['copies'][number]): CopyFacts => {
    writeFileAtomic(storedFile(base, ext, width), bytes);
    return {width, height, hash: sha256(bytes)};
  };
  return {ext, placeholder, copies: [write(first), ...others.map(write)]};
}
