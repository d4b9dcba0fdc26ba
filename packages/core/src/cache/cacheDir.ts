import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {realPath, relativePath} from '../paths.js';
import {isWritable} from './isWritable.js';
import {makePrivateFolder, realPrivateFolder} from './privateFolder.js';

/**
 * Environment variable with another folder for the caches of sites: an absolute path, or relative to the site folder.
 */
export const CACHE_DIR_VARIABLE = 'LECTERN_CACHE_DIR';

/** The cache folder of a site, as `chooseCacheDir` has chosen it. */
export interface ChosenCacheDir {
  /** Absolute path. */
  readonly dir: string;
  /** Default folder in `node_modules`; absent unless this folder cannot be written and `dir` is another folder. */
  readonly unwritableDefault?: string;
}

/**
 * Returns a list with one warning if another cache folder is used because the default folder cannot be written;
 * otherwise an empty list.
 */
export function cacheDirWarnings({dir, unwritableDefault}: ChosenCacheDir): string[] {
  if (unwritableDefault === undefined) return [];
  return [
    `${unwritableDefault} cannot be written, so the cache is in ${dir}. To choose a folder, set the environment variable ${CACHE_DIR_VARIABLE}.`,
  ];
}

/** Lists all existing folders that may contain the cache of a site. */
export function existingCacheDirs(siteDir: string): string[] {
  const real = realPath(siteDir);
  const ofUser = userFolders().map((folder) => realPrivateFolder(folder));
  const folders = [namedFolder(real), ...ofUser].filter((folder) => folder !== undefined);
  const dirs = [defaultDir(real), ...folders.map((folder) => folderOfSite(folder, real))];
  return dirs.filter((dir) => fs.existsSync(dir));
}

/**
 * Chooses the cache folder of a site: below its `node_modules/.cache`, or elsewhere if that cannot be written or the
 * environment variable is set. Checks on the disk which folders can be written, and may make a private folder of the
 * user. Files in the chosen folder may be deleted at any time.
 */
export function chooseCacheDir(siteDir: string): ChosenCacheDir {
  const real = realPath(siteDir);
  const named = namedFolder(real);
  return named ? {dir: folderOfSite(named, real)} : findDir(real);
}

function defaultDir(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/lectern');
}

function findDir(siteDir: string): ChosenCacheDir {
  const dir = defaultDir(siteDir);
  if (isWritable(dir) || !fs.existsSync(siteDir)) return {dir};
  for (const folder of userFolders()) {
    const made = makePrivateFolder(folder);
    const other = made === undefined ? undefined : folderOfSite(made, siteDir);
    if (other !== undefined && isWritable(other)) return {dir: other, unwritableDefault: dir};
  }
  return {dir};
}

function namedFolder(siteDir: string): string | undefined {
  const named = process.env[CACHE_DIR_VARIABLE];
  return named ? path.resolve(siteDir, named) : undefined;
}

/**
 * Returns the folder of a site in a cache folder that several sites share. Its name is a hash of the relative path from
 * the cache folder to the site: on all machines with this relative path, the name is the same.
 */
function folderOfSite(folder: string, siteDir: string): string {
  return path.join(folder, sha256(relativePath(folder, siteDir)).slice(0, 8));
}

/**
 * Returns the folders outside of the site in which this user may have caches, in order of preference: they are used if
 * `node_modules/.cache` cannot be written.
 */
function userFolders(): string[] {
  const {XDG_CACHE_HOME, LOCALAPPDATA} = process.env;
  const user = process.getuid?.();
  const folders = [
    XDG_CACHE_HOME,
    process.platform === 'win32'
      ? LOCALAPPDATA
      : homeFolder(process.platform === 'darwin' ? 'Library/Caches' : '.cache'),
  ];
  return [
    ...folders
      .filter((folder) => folder !== undefined && path.isAbsolute(folder))
      .map((folder) => path.join(String(folder), 'lectern')),
    path.join(os.tmpdir(), user === undefined ? 'lectern' : `lectern-${user}`),
  ];
}

/**
 * Returns the path of a folder in the home folder of the user; `undefined` if there is no home folder, as in some
 * containers.
 */
function homeFolder(name: string): string | undefined {
  try {
    return path.join(os.homedir(), name);
  } catch {
    return undefined;
  }
}
