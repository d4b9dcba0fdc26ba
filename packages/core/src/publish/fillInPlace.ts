import fs from 'node:fs';
import path from 'node:path';
import {temporaryName} from '@lectern/store';
import {errors} from '../errors/catalog.js';

/** Lists all files and folders below a folder, as relative paths. A folder comes before its subfolders. */
function listing(root: string): {readonly files: ReadonlySet<string>; readonly folders: ReadonlySet<string>} {
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const entry of fs.readdirSync(root, {recursive: true, withFileTypes: true})) {
    const relative = path.relative(root, path.join(entry.parentPath, entry.name));
    (entry.isDirectory() ? folders : files).add(relative);
  }
  return {files, folders};
}

function isSame(a: string, b: string): boolean {
  return fs.statSync(a).size === fs.statSync(b).size && fs.readFileSync(a).equals(fs.readFileSync(b));
}

/** Checks if a file is a page or a payload: these refer to other files, so they are written after the other files. */
function refersToFiles(file: string): boolean {
  return file.endsWith('.html') || file.endsWith('.payload.json');
}

/**
 * Creates or replaces a file atomically.
 *
 * @param make - creates the file at a temporary path in the same folder, at which no file exists
 */
export function replaceByMade(file: string, make: (temporary: string) => void): void {
  const temporary = temporaryName(file);
  try {
    make(temporary);
    fs.renameSync(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, {force: true});
    throw error;
  }
}

function fill(from: string, to: string): void {
  const wanted = listing(from);
  const there = listing(to);
  const remove = (name: string) => fs.rmSync(path.join(to, name), {recursive: true, force: true});
  // Removes files where a folder has to be, and folders where a file has to be.
  for (const name of there.files) if (wanted.folders.has(name)) remove(name);
  for (const name of there.folders) if (wanted.files.has(name)) remove(name);
  for (const name of wanted.folders) fs.mkdirSync(path.join(to, name), {recursive: true});
  const changed = [...wanted.files].filter(
    (name) => !there.files.has(name) || !isSame(path.join(from, name), path.join(to, name)),
  );
  for (const name of [...changed.filter((one) => !refersToFiles(one)), ...changed.filter(refersToFiles)]) {
    replaceByMade(path.join(to, name), (temporary) => fs.copyFileSync(path.join(from, name), temporary));
  }
  const left = listing(to);
  for (const name of left.files) if (!wanted.files.has(name)) remove(name);
  for (const name of left.folders) if (!wanted.folders.has(name)) remove(name);
}

/**
 * Makes the folder `to` equal to the folder `from`, file by file: assets first, then pages; last, files that `from`
 * does not have are removed. Each file is replaced atomically, but meanwhile `to` has some old and some new pages.
 *
 * @throws {SiteError} `OUTPUT_INCOMPLETE` if it fails half-way
 */
export function fillInPlace(from: string, to: string): void {
  try {
    fill(from, to);
  } catch (cause) {
    throw errors.outputIncomplete({folder: to, cause});
  }
}
