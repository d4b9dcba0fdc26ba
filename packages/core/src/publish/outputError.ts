import fs from 'node:fs';
import path from 'node:path';
import {CACHE_DIR_VARIABLE} from '../cache/cacheDir.js';
import {errors} from '../errors/catalog.js';
import {isSiteError} from '../errors/SiteError.js';
import {isSpaceError} from '../errors/systemError.js';
import {isWithin, nearestExisting} from '../paths.js';

const ACCESS_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EBUSY', 'EXDEV'];

/** Error of the file system; one of copying or renaming names two files. */
type CopyError = NodeJS.ErrnoException & {readonly dest?: string};

/** Where a build writes. */
export interface BuildFolders {
  readonly outDir: string;
  readonly cacheDir: string;
}

function freeBytes(folder: string): number {
  const {bavail, bsize} = fs.statfsSync(nearestExisting(folder));
  return bavail * bsize;
}

/** Errors of writing do not name the file, so the disks answer. */
function isCacheFull({outDir, cacheDir}: BuildFolders): boolean {
  const [output, cache] = [outDir, cacheDir].map((folder) => fs.statSync(nearestExisting(folder)).dev);
  return output !== cache && freeBytes(cacheDir) < freeBytes(outDir);
}

function isReadable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Turns an error of the file system about the folders of a build into an error for the user. All other errors are returned unchanged. */
export function outputError(error: unknown, folders: BuildFolders): unknown {
  if (isSiteError(error) && error.code === 'OUTPUT_INCOMPLETE') return error;
  const {outDir, cacheDir} = folders;
  const variable = CACHE_DIR_VARIABLE;
  if (isSpaceError(error)) {
    return isCacheFull(folders) ? errors.cacheSpace({cacheDir, variable}) : errors.outputSpace(outDir);
  }
  if (!(error instanceof Error)) return error;
  const {code = '', path: source, dest} = error as CopyError;
  if (!ACCESS_CODES.includes(code)) return error;
  // The file that is copied, a static file for example, and not the output.
  if (dest !== undefined && source !== undefined && !isReadable(source)) return error;
  const file = dest ?? source;
  if (file !== undefined && isWithin(cacheDir, file))
    return errors.cacheNotWritable({cacheDir, variable, code});
  const isOutput = file === undefined || isWithin(path.dirname(outDir), file);
  return isOutput ? errors.outputNotWritable({outDir, code}) : error;
}
