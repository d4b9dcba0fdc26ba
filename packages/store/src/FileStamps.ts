import fs from 'node:fs';
import {sha256} from './hash.js';

/** Stamp of a file: its modification time, size and SHA-256 (hex) when it was read. Shows later if it has changed. */
export interface FileStamp {
  readonly mtimeMs: number;
  readonly size: number;
  readonly hash: string;
}

export function stampOf(stat: fs.Stats, hash: string): FileStamp {
  return {mtimeMs: stat.mtimeMs, size: stat.size, hash};
}

/** Reads a file and returns its stamp; `null` if there is no such file, or it cannot be read. */
export function readStamp(file: string): FileStamp | null {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) return null;
    return stampOf(stat, sha256(fs.readFileSync(file)));
  } catch {
    return null;
  }
}

/** Fields of `fs.Stats` that are equal for two paths that are hard links to the same file. */
export type FileIdentity = Pick<fs.Stats, 'ino' | 'dev' | 'size'>;

/**
 * Checks if a file still has the bytes that it had when the stamp was made. Compares the hash of the bytes only if the
 * time differs (after a fresh checkout, for example) but the size is equal.
 *
 * @returns `fs.Stats` of the unchanged file; `undefined` if it has changed or does not exist
 */
export function statUnchanged(file: string, stamp: FileStamp): fs.Stats | undefined {
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (stat?.size !== stamp.size || !stat.isFile()) return undefined;
  const isSame = stat.mtimeMs === stamp.mtimeMs || sha256(fs.readFileSync(file)) === stamp.hash;
  return isSame ? stat : undefined;
}

/**
 * Checks if a file is unchanged since its stamp was made.
 *
 * @param stamp - `null` for a file that did not exist: unchanged then means that the file still does not exist
 */
export function isUnchanged(file: string, stamp: FileStamp | null): boolean {
  try {
    if (stamp) return statUnchanged(file, stamp) !== undefined;
    return !fs.statSync(file).isFile();
  } catch {
    return stamp === null;
  }
}
