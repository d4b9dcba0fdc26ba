import fs from 'node:fs';
import {sha256} from './hash.js';

/** Time, size and hash of a file when it was last read. */
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

/** Identity of a file, whatever its name. */
export type FileIdentity = Pick<fs.Stats, 'ino' | 'dev' | 'size'>;

/**
 * Looks whether a file still holds the bytes it held when it was stamped.
 * Time and size answer at once; where they differ (a fresh checkout), the bytes do.
 *
 * @returns `undefined` if it does not
 */
export function statUnchanged(file: string, stamp: FileStamp): fs.Stats | undefined {
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (stat?.size !== stamp.size || !stat.isFile()) return undefined;
  const isSame = stat.mtimeMs === stamp.mtimeMs || sha256(fs.readFileSync(file)) === stamp.hash;
  return isSame ? stat : undefined;
}

/** Checks that a file is as it was when it was stamped, or still not there. */
export function isUnchanged(file: string, stamp: FileStamp | null): boolean {
  try {
    if (stamp) return statUnchanged(file, stamp) !== undefined;
    return !fs.statSync(file).isFile();
  } catch {
    return stamp === null;
  }
}
