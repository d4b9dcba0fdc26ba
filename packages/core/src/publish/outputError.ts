import fs from 'node:fs';
import path from 'node:path';
import {CACHE_DIR_VARIABLE} from '../cache/cacheDir.js';
import {isAccessible} from '../cache/isWritable.js';
import {errors} from '../errors/catalog.js';
import {isSiteError} from '../errors/SiteError.js';
import {isSpaceError} from '../errors/systemError.js';
import {isWithin, nearestExisting} from '../paths.js';

const ACCESS_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EBUSY', 'EXDEV'];

/** File system error. For a failed copy or rename, `path` is the source and `dest` the target. */
type CopyError = NodeJS.ErrnoException & {readonly dest?: string};

/** Folders that a build writes to; absolute paths. */
export interface BuildFolders {
  readonly outDir: string;
  readonly cacheDir: string;
}

function freeBytes(folder: string): number {
  const {bavail, bsize} = fs.statfsSync(nearestExisting(folder));
  return bavail * bsize;
}

/**
 * Checks if the disk of the cache is full, and not the disk of the output. Compares the free space of both disks, since
 * the error of a write to a full disk does not contain a path.
 */
function isCacheFull({outDir, cacheDir}: BuildFolders): boolean {
  const [output, cache] = [outDir, cacheDir].map((folder) => fs.statSync(nearestExisting(folder)).dev);
  return output !== cache && freeBytes(cacheDir) < freeBytes(outDir);
}

/**
 * Turns a file system error in the output or the cache into a `SiteError` that helps the user. Returns all other errors
 * unchanged.
 */
export function outputError(error: unknown, folders: BuildFolders): unknown {
  if (isSiteError(error) && error.code === 'OUTPUT_INCOMPLETE') return error;
  const {outDir, cacheDir} = folders;
  const variable = CACHE_DIR_VARIABLE;
  if (isSpaceError(error)) {
    return isCacheFull(folders) ? errors.cacheSpace({cacheDir, variable}) : errors.outputSpace(outDir);
  }
  if (!(error instanceof Error)) return error;
  const {code = '', path: source, dest}: CopyError = error;
  if (!ACCESS_CODES.includes(code)) return error;
  // If the source of a copy cannot be read, such as a static file, the error is not about the output.
  if (dest !== undefined && source !== undefined && !isAccessible(source, fs.constants.R_OK)) return error;
  const file = dest ?? source;
  if (file !== undefined && isWithin(cacheDir, file))
    return errors.cacheNotWritable({cacheDir, variable, code});
  const isOutput = file === undefined || isWithin(path.dirname(outDir), file);
  return isOutput ? errors.outputNotWritable({outDir, code}) : error;
}
