import fs from 'node:fs';
import path from 'node:path';
import {CACHE_DIR_VARIABLE} from '../cache/cacheDir.js';
import {errors} from '../errors/catalog.js';
import {isSpaceError} from '../errors/systemError.js';

const ACCESS_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EBUSY', 'EXDEV'];

/** Where a build writes. */
export interface BuildFolders {
  readonly outDir: string;
  readonly cacheDir: string;
}

/** The folder itself, or the nearest one around it that exists. */
function existing(folder: string): string {
  return fs.existsSync(folder) ? folder : existing(path.dirname(folder));
}

function freeBytes(folder: string): number {
  const {bavail, bsize} = fs.statfsSync(existing(folder));
  return bavail * bsize;
}

/** Errors of writing do not name the file, so the disks answer. */
function isCacheFull({outDir, cacheDir}: BuildFolders): boolean {
  const [output, cache] = [outDir, cacheDir].map((folder) => fs.statSync(existing(folder)).dev);
  return output !== cache && freeBytes(cacheDir) < freeBytes(outDir);
}

function isInside(folder: string, file: string): boolean {
  return `${file}${path.sep}`.startsWith(folder + path.sep);
}

/** Turns what the file system says about the folders of a build into an error for the user. */
export function outputError(error: unknown, folders: BuildFolders): unknown {
  const {outDir, cacheDir} = folders;
  const variable = CACHE_DIR_VARIABLE;
  if (isSpaceError(error)) {
    return isCacheFull(folders) ? errors.cacheSpace({cacheDir, variable}) : errors.outputSpace(outDir);
  }
  const {code = '', path: file} = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (!ACCESS_CODES.includes(code)) return error;
  return file !== undefined && isInside(cacheDir, file)
    ? errors.cacheNotWritable({cacheDir, variable, code})
    : errors.outputNotWritable({outDir, code});
}
