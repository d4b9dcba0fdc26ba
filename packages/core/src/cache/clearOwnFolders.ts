import fs from 'node:fs';
import path from 'node:path';
import {isAlive} from '@lectern/store';
import type {LoadContext} from '../plugins/Plugin.js';

/** Names of the folders that `@lectern/core` makes in the cache folder. */
const FOLDERS: ReadonlySet<string> = new Set([
  'artifacts',
  'bundles',
  'compiled',
  'indexes',
  'pages',
  'webpack',
]);

/**
 * Pattern of the names of temporary files, which `temporaryName` makes. The first group is the id of the process that
 * made the file.
 */
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

/**
 * Removes symbolic links in a folder and in `levels - 1` levels of its subfolders: a file that is written through a
 * link would be outside of the folder.
 */
function removeLinks(folder: string, levels: number): void {
  for (const entry of entriesOf(folder)) {
    if (entry.isSymbolicLink()) remove(folder, entry);
    else if (entry.isDirectory() && levels > 1) removeLinks(path.join(folder, entry.name), levels - 1);
  }
}

/**
 * Cleans the cache folder and the folder of generated files: removes symbolic links in them, files at paths where
 * `@lectern/core` makes folders, and temporary files of killed processes. The two folders themselves may be links; if
 * the target of such a link does not exist, the link is removed.
 */
export function clearOwnFolders({
  cacheDir,
  generatedFilesDir,
}: Pick<LoadContext, 'cacheDir' | 'generatedFilesDir'>): void {
  for (const folder of [generatedFilesDir, cacheDir]) if (isDangling(folder)) fs.unlinkSync(folder);
  // Three levels: "<plugin>/<id>/<file>".
  removeLinks(generatedFilesDir, 3);
  removeLinks(cacheDir, 1);
  for (const entry of entriesOf(cacheDir)) {
    const [, pid] = TEMPORARY.exec(entry.name) ?? [];
    const isStale = pid !== undefined && !isAlive(Number(pid));
    if (isStale || (FOLDERS.has(entry.name) && !entry.isDirectory())) remove(cacheDir, entry);
  }
}
