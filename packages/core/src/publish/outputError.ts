import fs from 'node:fs';
import path from 'node:path';
import {CACHE_DIR_VARIABLE} from '../cache/cacheDir.js';
import {SiteError} from '../errors/SiteError.js';
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
  if (isSpaceError(error)) {
    const isCache = isCacheFull(folders);
    return new SiteError(
      isCache ? 'NO_CACHE_SPACE' : 'NO_OUTPUT_SPACE',
      `There is no space left to write ${isCache ? `the cache ${cacheDir}` : outDir}.`,
      {
        hint: `Free some space${isCache ? `, or set the environment variable ${CACHE_DIR_VARIABLE} to a folder with space,` : ''} and build again; the last build was left as it is.`,
      },
    );
  }
  const {code = '', path: file} = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (!ACCESS_CODES.includes(code)) return error;
  const isCache = file !== undefined && isInside(cacheDir, file);
  return new SiteError(
    isCache ? 'CACHE_NOT_WRITABLE' : 'OUTPUT_NOT_WRITABLE',
    `${isCache ? `The cache ${cacheDir}` : outDir} cannot be written (${code}).`,
    {
      hint: isCache
        ? `Set the environment variable ${CACHE_DIR_VARIABLE} to a folder that you can write; the last build was left as it is.`
        : 'Check the permissions of the folder and of the one it is in; the last build was left as it is.',
    },
  );
}
