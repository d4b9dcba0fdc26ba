import fs from 'node:fs';
import path from 'node:path';
import {isAlive} from '@lectern/store';
import {cacheDirOf} from './cacheDir.js';

/** Folders directly below the cache. */
const FOLDERS: ReadonlySet<string> = new Set([
  'artifacts',
  'bundles',
  'compiled',
  'indexes',
  'pages',
  'webpack',
]);

/** Of `temporaryName`: the process that made the file. */
const TEMPORARY = /\.(\d+)-\w+\.tmp$/;

function isDangling(file: string): boolean {
  return !fs.existsSync(file) && fs.lstatSync(file, {throwIfNoEntry: false}) !== undefined;
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, {withFileTypes: true});
  } catch {
    return [];
  }
}

function remove(folder: string, {name}: fs.Dirent): void {
  fs.rmSync(path.join(folder, name), {recursive: true, force: true});
}

/** Removes symbolic links: what is written below one lands outside of the folder. */
function removeLinks(folder: string, levels: number): void {
  for (const entry of entriesOf(folder)) {
    if (entry.isSymbolicLink()) remove(folder, entry);
    else if (entry.isDirectory() && levels > 1) removeLinks(path.join(folder, entry.name), levels - 1);
  }
}

/**
 * Removes from the folders that Lectern alone writes to what it never puts there: symbolic links, and a file in the place
 * of a folder; also what processes that were killed left. The folders themselves may be links, but not to nowhere.
 */
export function clearOwnFolders(siteDir: string, generatedFilesDir: string): void {
  const cacheDir = cacheDirOf(siteDir);
  for (const folder of [generatedFilesDir, cacheDir]) if (isDangling(folder)) fs.unlinkSync(folder);
  // "<plugin>/<id>/<file>"
  removeLinks(generatedFilesDir, 3);
  removeLinks(cacheDir, 1);
  for (const entry of entriesOf(cacheDir)) {
    const [, pid] = TEMPORARY.exec(entry.name) ?? [];
    const isLeft = pid !== undefined && !isAlive(Number(pid));
    if (isLeft || (FOLDERS.has(entry.name) && !entry.isDirectory())) remove(cacheDir, entry);
  }
}
