import fs from 'node:fs';
import path from 'node:path';
import {temporaryName} from '@lectern/store';
import {errors} from '../errors/catalog.js';

/** Relative paths of the files and of the folders below a folder; inner ones come after those that they are in. */
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

/** Pages and their payloads name the other files, which have to be there first. */
function isPage(file: string): boolean {
  return file.endsWith('.html') || file.endsWith('.payload.json');
}

function copyFile(from: string, to: string): void {
  const temporary = temporaryName(to);
  try {
    fs.copyFileSync(from, temporary);
    fs.renameSync(temporary, to);
  } catch (error) {
    fs.rmSync(temporary, {force: true});
    throw error;
  }
}

function fill(from: string, to: string): void {
  const wanted = listing(from);
  const there = listing(to);
  const remove = (name: string) => fs.rmSync(path.join(to, name), {recursive: true, force: true});
  // A file where a folder has to be, or the other way round.
  for (const name of there.files) if (wanted.folders.has(name)) remove(name);
  for (const name of there.folders) if (wanted.files.has(name)) remove(name);
  for (const name of wanted.folders) fs.mkdirSync(path.join(to, name), {recursive: true});
  const changed = [...wanted.files].filter(
    (name) => !there.files.has(name) || !isSame(path.join(from, name), path.join(to, name)),
  );
  for (const name of [...changed.filter((one) => !isPage(one)), ...changed.filter(isPage)]) {
    copyFile(path.join(from, name), path.join(to, name));
  }
  const left = listing(to);
  for (const name of left.files) if (!wanted.files.has(name)) remove(name);
  for (const name of left.folders) if (!wanted.folders.has(name)) remove(name);
}

/**
 * Makes a folder equal to another one, file by file: assets first, then pages, then what has to go. Each file is whole at
 * any time, but pages of both outputs are there while it runs.
 *
 * @throws {SiteError} `OUTPUT_INCOMPLETE` if it stops half-way
 */
export function fillInPlace(from: string, to: string): void {
  try {
    fill(from, to);
  } catch (cause) {
    throw errors.outputIncomplete({folder: to, cause});
  }
}
