import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {realPath} from '../paths.js';
import {isWritable} from './isWritable.js';
import {makePrivateFolder, realPrivateFolder} from './privateFolder.js';

/** Names another folder for the caches of sites, relative to the folder of the site. */
export const CACHE_DIR_VARIABLE = 'LECTERN_CACHE_DIR';

interface ChosenDir {
  readonly dir: string;
  /** The folder that should have been used, if it cannot be written. */
  readonly instead?: string;
}

/** Chosen cache folders, by site folder and value of the environment variable. */
const chosen = new Map<string, ChosenDir>();

/** Everything of a site below `node_modules/.cache`, or in another folder if that cannot be written: safe to delete, to share, to lose in the middle. */
export function cacheDirOf(siteDir: string): string {
  return chooseCacheDir(siteDir).dir;
}

/** A warning if another folder is used because that in `node_modules` cannot be written. */
export function cacheDirWarnings(siteDir: string): string[] {
  const {dir, instead} = chooseCacheDir(siteDir);
  if (instead === undefined) return [];
  return [
    `${instead} cannot be written, so the cache is in ${dir}. To choose a folder, set the environment variable ${CACHE_DIR_VARIABLE}.`,
  ];
}

/** All folders that may hold the cache of a site and that exist. */
export function existingCacheDirs(siteDir: string): string[] {
  const real = realPath(siteDir);
  const ofUser = userFolders().map((folder) => realPrivateFolder(folder));
  const folders = [namedFolder(real), ...ofUser].filter((folder) => folder !== undefined);
  const dirs = [defaultDir(real), ...folders.map((folder) => folderOfSite(folder, real))];
  return dirs.filter((dir) => fs.existsSync(dir));
}

/** The choice holds until the process ends: a folder that becomes full or read-only later is an error. */
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

/** Sites that share a folder have folders of their own in it, the same on all machines where the sites lie alike. */
function folderOfSite(folder: string, siteDir: string): string {
  const relative = path.relative(folder, siteDir).split(path.sep).join('/');
  return path.join(folder, sha256(relative).slice(0, 8));
}

/** Folders for caches of this user, the preferred one first. */
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

/** Containers may run as a user without a home. */
function homeFolder(name: string): string | undefined {
  try {
    return path.join(os.homedir(), name);
  } catch {
    return undefined;
  }
}
