import fs from 'node:fs';
import {sha256} from './hash.js';

/** What a file was when it was last read. */
export interface FileStamp {
  readonly mtimeMs: number;
  readonly size: number;
  readonly hash: string;
}

export function stampOf(stat: fs.Stats, hash: string): FileStamp {
  return {mtimeMs: stat.mtimeMs, size: stat.size, hash};
}

/** @returns the stamp of a file as it is now, or `null` where there is none. */
export function readStamp(file: string): FileStamp | null {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) return null;
    return stampOf(stat, sha256(fs.readFileSync(file)));
  } catch {
    return null;
  }
}

/**
 * Whether a file still holds the bytes it held when it was stamped.
 * Time and size answer at once; where they differ (a fresh checkout), the bytes do.
 */
export function isUnchanged(file: string, stamp: FileStamp | null): boolean {
  let stat: fs.Stats;
  try {
    stat = fs.statSync(file);
  } catch {
    return stamp === null;
  }
  if (stamp === null) return !stat.isFile();
  if (stat.size !== stamp.size) return false;
  if (stat.mtimeMs === stamp.mtimeMs) return true;
  return sha256(fs.readFileSync(file)) === stamp.hash;
}
