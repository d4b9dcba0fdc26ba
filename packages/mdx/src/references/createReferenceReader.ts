import {hash} from 'node:crypto';
import {lstatSync, readFileSync, realpathSync, type Stats, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {FileFacts, FoundFile, ReferenceReader} from '../ReferenceReader.js';
import type {Dependency, PublishScope} from '../types.js';
import {publishRefusal, realPathOf} from './publishable.js';

const require = createRequire(import.meta.url);

export function createReferenceReader(
  permalinks: ReadonlyMap<string, string | null>,
  scope: PublishScope,
): ReferenceReader {
  const seen = new Map<string, Dependency>();
  const note = (kind: Dependency['kind'], key: string, value: string | null): void => {
    seen.set(`${kind}\0${key}`, {kind, key, value});
  };
  const folders: RealFolders = new Map();
  const looked = new Map<string, FoundFile | undefined>();
  const look = (file: string): FoundFile | undefined => {
    if (!looked.has(file)) looked.set(file, lookUp(file));
    return looked.get(file);
  };
  const lookUp = (file: string): FoundFile | undefined => {
    const place = locate(file, folders);
    const refusal = place && publishRefusal(file, realPathOf(file) ?? place.real, scope);
    if (place && refusal) {
      // The file may not be published, so its bytes are not read: the result depends only on its real path.
      note('place', file, place.real);
      return {file, refusal};
    }
    const facts = place ? factsOf(place) : null;
    note('file', file, place && facts ? fileAnswer(file, place, facts) : null);
    return facts ? {file, facts} : undefined;
  };
  return {
    findFile(candidates) {
      for (const candidate of candidates) {
        const found = look(candidate);
        if (found) return found;
      }
      return undefined;
    },
    exists(file) {
      const place = locate(file, folders);
      note('place', file, place?.real ?? null);
      return place !== undefined;
    },
    noteFile: (file) => note('file', file, currentAnswer({kind: 'file', key: file}, folders)),
    permalinkOf(file) {
      note('link', file, linkAnswer(file, permalinks));
      return permalinks.get(file);
    },
    dependencies: () => [...seen.values()],
  };
}

/**
 * Returns the value of a "link" dependency: the URL of the file's page, `null` for a file without a page, "" for a file
 * that does not belong to the Markdown rule (settings for a set of files).
 */
export function linkAnswer(file: string, permalinks: ReadonlyMap<string, string | null>): string | null {
  return permalinks.has(file) ? (permalinks.get(file) ?? null) : '';
}

/** Reads the current value of a "file" or "place" dependency, see `Dependency.value`. */
export function currentAnswer(
  {kind, key}: Pick<Dependency, 'kind' | 'key'>,
  folders: RealFolders,
): string | null {
  const place = locate(key, folders);
  if (!place) return null;
  if (kind === 'place') return place.real;
  const facts = factsOf(place);
  return facts && fileAnswer(key, place, facts);
}

/**
 * Returns the value of a "file" dependency: the hash of the bytes, and the real path if it differs from the path. The
 * real path decides if the file may be published.
 */
function fileAnswer(file: string, {real}: Place, facts: FileFacts): string {
  return real === file ? facts.hash : `${facts.hash} ${real}`;
}

interface Place {
  /**
   * Path without symbolic links. The file name is as the author wrote it, even if a disk that ignores case stores
   * "A.png" for "a.png".
   */
  readonly real: string;
  readonly stat: Stats;
}

/**
 * Cache: folder → its real path, or `undefined` if it does not exist. Valid only while no folder is expected to change,
 * such as during one build.
 */
export type RealFolders = Map<string, string | undefined>;

/**
 * Finds a file and its real path.
 *
 * @returns `undefined` if there is no such file, if it is a folder, or if its folder may not be read.
 */
function locate(file: string, folders: RealFolders): Place | undefined {
  try {
    const stat = lstatSync(file, {throwIfNoEntry: false});
    if (stat?.isSymbolicLink()) {
      const real = realpathSync.native(file);
      const target = statSync(real);
      return target.isFile() ? {real, stat: target} : undefined;
    }
    if (!stat?.isFile()) return undefined;
    const folder = path.dirname(file);
    if (!folders.has(folder)) folders.set(folder, realPathOf(folder));
    return {real: path.join(folders.get(folder) ?? folder, path.basename(file)), stat};
  } catch {
    // An invalid path, a symbolic link without a target, or a folder that may not be read.
    return undefined;
  }
}

const MAX_MEMO = 20_000;
// Module state: real path of a file → its hash and size, for all pages of a process. At most `MAX_MEMO` files.
const memo = new Map<string, {readonly mtimeMs: number; readonly bytes: number; readonly facts: FileFacts}>();
const IMAGE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * Returns the hash and, for an image, the size in pixels of a file. Both are cached until the number of bytes or the
 * modification time changes.
 *
 * @returns `null` for a file that may not be read.
 */
function factsOf({real: file, stat}: Place): FileFacts | null {
  const known = memo.get(file);
  if (known && known.mtimeMs === stat.mtimeMs && known.bytes === stat.size) return known.facts;
  const facts = computeFacts(file);
  if (!facts) return null;
  if (memo.size >= MAX_MEMO) memo.clear();
  memo.set(file, {mtimeMs: stat.mtimeMs, bytes: stat.size, facts});
  return facts;
}

function computeFacts(file: string): FileFacts | null {
  try {
    const bytes = readFileSync(file);
    const size = IMAGE.test(file) ? sizeOf(bytes) : undefined;
    return {hash: hash('sha256', bytes, 'hex'), ...(size && {size})};
  } catch {
    return null;
  }
}

function sizeOf(bytes: Uint8Array): FileFacts['size'] {
  try {
    // Loaded for the first image, as the package has a module for each format.
    const {imageSize}: typeof import('image-size') = require('image-size');
    const {width, height, orientation} = imageSize(bytes);
    // An EXIF orientation of 5 or more rotates the image by 90 degrees.
    return orientation !== undefined && orientation >= 5 ? {width: height, height: width} : {width, height};
  } catch {
    return undefined;
  }
}
