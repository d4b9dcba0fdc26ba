import fs from 'node:fs';
import path from 'node:path';
import {gitRefPath} from './gitRefPath.js';

/** Replaces the separators of a path by "/": on Windows, "docs\intro.md" → "docs/intro.md". */
export function toPosix(file: string): string {
  return path.sep === '/' ? file : file.replaceAll(path.sep, '/');
}

/** Returns the path of a file relative to a folder, with "/" as separator on all systems: "docs/intro.md". */
export function relativePath(folder: string, file: string): string {
  return toPosix(path.relative(folder, file));
}

/** Returns the path of a file relative to a folder, with "/" as separator; the unchanged path for a file outside. */
export function pathInside(folder: string, file: string): string {
  const relative = relativePath(folder, file);
  return relative.startsWith('..') ? file : relative;
}

/**
 * Returns the path of a file for messages: relative to the site, the absolute path for a file outside, and
 * "v3.2.1:docs/intro.md" for a file of a git ref.
 */
export function shownPath(siteDir: string, file: string): string {
  return gitRefPath(file) ?? pathInside(siteDir, file);
}

export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}

/** True if `file` is below the folder at any depth, or is the folder. */
export function isWithin(folder: string, file: string): boolean {
  return file === folder || isBelow(folder, file);
}

/** Absolute path with all symbolic links resolved. Links are not resolved if the file does not exist. */
export function realPath(file: string): string {
  const absolute = path.resolve(file);
  return fs.existsSync(absolute) ? fs.realpathSync(absolute) : absolute;
}

/** Returns the path if it exists, otherwise the nearest parent folder that exists. */
export function nearestExisting(file: string): string {
  return fs.existsSync(file) ? file : nearestExisting(path.dirname(file));
}

/**
 * True if a relative path from `folder` to `file` is meaningful on other machines, too: both are in the same folder below
 * the root of the disk. Other paths, such as those of programs, are kept as they are.
 */
export function isNear(folder: string, file: string): boolean {
  const [start, first] = folder.split(path.sep);
  const [fileStart, fileFirst] = file.split(path.sep);
  return start === fileStart && first === fileFirst;
}

/**
 * Returns a folder and its parent folders up to the root of the git repository; only the folder itself if there is no
 * repository.
 */
export function foldersUpward(dir: string): string[] {
  const folders: string[] = [];
  for (let folder = dir; ; folder = path.dirname(folder)) {
    folders.push(folder);
    if (fs.existsSync(path.join(folder, '.git'))) return folders;
    if (folder === path.dirname(folder)) return [dir];
  }
}
