import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {realPath} from '../paths.js';
import {isWritable} from './isWritable.js';
import {makePrivateFolder, realPrivateFolder} from './privateFolder.js';

/**
 * Environment variable with another folder for the caches of sites: an absolute path, or relative to the site folder.
 */
export const CACHE_DIR_VARIABLE = 'LECTERN_CACHE_DIR';

interface ChosenDir {
  readonly dir: string;
  /** Default folder, if it cannot be written, so that `dir` is another one. */
  readonly instead?: string;
}

/** Site folder and value of the environment variable → chosen cache folder. */
// Module state: chosen folders by site folder and environment variable; the choice holds until the process ends.
const chosen = new Map<string, ChosenDir>();

/**
 * Returns the absolute path of the cache folder of a site: below its `node_modules/.cache`, or elsewhere if that cannot
 * be written or the environment variable is set. Its files may be deleted at any time.
 */
export function cacheDirOf(siteDir: string): string {
  return chooseCacheDir(siteDir).dir;
}

/**
 * Returns a warning if the folder in `node_modules` cannot be written, so that another one is used; else an empty list.
 */
export function cacheDirWarnings(siteDir: string): string[] {
  const {dir, instead} = chooseCacheDir(siteDir);
  if (instead === undefined) return [];
  return [
    `${instead} cannot be written, so the cache is in ${dir}. To choose a folder, set the environment variable ${CACHE_DIR_VARIABLE}.`,
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
 * Chooses the cache folder of a site, once per process. If the folder becomes full or read-only later, writing to it is
 * an error.
 */
function chooseCacheDir(siteDir: string): ChosenDir {
  const real = realPath(siteDir);
  const named = namedFolder(real);
  const key = `${real}\n${named ?? ''}`;
  const found = chosen.get(key) ?? (named ? {dir: folderOfSite(named, real)} : findDir(real));
  chosen.set(key, found);
  return found;
}

function defaultDir(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/lectern');
}

function findDir(siteDir: string): ChosenDir {
  const dir = defaultDir(siteDir);
  if (isWritable(dir) || !fs.existsSync(siteDir)) return {dir};
  for (const folder of userFolders()) {
    const made = makePrivateFolder(folder);
    const other = made === undefined ? undefined : folderOfSite(made, siteDir);
    if (other !== undefined && isWritable(other)) return {dir: other, instead: dir};
  }
  return {dir};
}

function namedFolder(siteDir: string): string | undefined {
  const named = process.env[CACHE_DIR_VARIABLE];
  return named ? path.resolve(siteDir, named) : undefined;
}

/**
 * Returns the folder of a site in a cache folder that sites share. Its name is a hash of the relative path between the
 * two, so it is the same on all machines where this path is the same.
 */
function folderOfSite(folder: string, siteDir: string): string {
  const relative = path.relative(folder, siteDir).split(path.sep).join('/');
  return path.join(folder, sha256(relative).slice(0, 8));
}

/** Lists the folders for caches of this user, in order of preference. */
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

/** Returns the path of a folder in the home folder; `undefined` if the user has none, as in some containers. */
function homeFolder(name: string): string | undefined {
  try {
    return path.join(os.homedir(), name);
  } catch {
    return undefined;
  }
}
