import fs from 'node:fs';
import path from 'node:path';
import type {CacheTable} from '@lectern/store';

/** Stamps (inode, time of the last change, size) of a folder and of all files and folders in it. */
export interface TreeStamps {
  /**
   * Paths relative to the root, with the separator of the system: "", "docs/", "docs/intro.md". "" is the root; other
   * folders end with the separator. A folder comes before its content.
   */
  readonly names: readonly string[];
  /** For each name three numbers: inode, time of the last change in milliseconds, size in bytes. */
  readonly values: Float64Array;
}

const FIELDS = 3;

export interface TreeInput {
  /** Absolute path. The stamps of a folder that does not exist are empty. */
  readonly root: string;
  /** Absolute paths of folders below the root that are left out. */
  readonly apart?: ReadonlySet<string> | undefined;
}

/**
 * Reads the stamps (inode, time and size) of all files and folders below a root from the disk.
 *
 * @returns `undefined` if there is a symbolic link, since the stamp of a link does not change when its target changes
 */
export function stampTree({root, apart}: TreeInput): TreeStamps | undefined {
  const isThere = fs.statSync(root, {throwIfNoEntry: false})?.isDirectory() ?? false;
  const names = isThere ? [''] : [];
  const values: number[] = [];
  for (const name of names) {
    values.push(...stampOf(fs.lstatSync(root + path.sep + name)));
    if (!isFolder(name)) continue;
    for (const entry of fs.readdirSync(root + path.sep + name, {withFileTypes: true})) {
      if (entry.isSymbolicLink()) return undefined;
      const inner = name + entry.name;
      if (!entry.isDirectory()) names.push(inner);
      else if (!apart?.has(root + path.sep + inner)) names.push(inner + path.sep);
    }
  }
  return {names, values: Float64Array.from(values)};
}

/** Checks if a name in `TreeStamps.names` is the name of a folder. */
function isFolder(name: string): boolean {
  return name === '' || name.endsWith(path.sep);
}

function stampOf({ino, mtimeMs, size}: fs.Stats): readonly [number, number, number] {
  return [ino, mtimeMs, size];
}

/** Returns the latest modification time in the stamps of a folder, in milliseconds. */
export function lastChangeIn({values}: TreeStamps): number {
  let last = 0;
  for (const [at, value] of values.entries()) if (at % FIELDS === 1) last = Math.max(last, value);
  return last;
}

/**
 * Times in milliseconds that are longer than the resolution of file times: the first on file systems that store
 * fractions of seconds, the second on other file systems.
 */
const STEP_MS = 20;
const LONG_STEP_MS = 2000;

/**
 * Returns true if a change of a file after `now` is certain to change the time of the file.
 *
 * @param mtimeMs - modification time of the file
 */
export function isSettled(mtimeMs: number, now: number): boolean {
  return now - mtimeMs > (mtimeMs % 1000 === 0 ? LONG_STEP_MS : STEP_MS);
}

/**
 * Finds files whose time or size has changed.
 *
 * @param most - limit for the number of changed files
 * @returns names relative to the root; `undefined` if there are more than `most`, or if files or folders were added,
 *   removed or renamed
 */
export function changedFiles(root: string, {names, values}: TreeStamps, most: number): string[] | undefined {
  if (names.length === 0) return fs.existsSync(root) ? undefined : [];
  const changed: string[] = [];
  for (const [at, name] of names.entries()) {
    const stat = fs.lstatSync(root + path.sep + name, {throwIfNoEntry: false});
    if (!stat) return undefined;
    if (stat.isDirectory() !== isFolder(name) || stat.isSymbolicLink()) return undefined;
    const isSame =
      stat.mtimeMs === values[at * FIELDS + 1] && (isFolder(name) || stat.size === values[at * FIELDS + 2]);
    if (isSame) continue;
    if (!isFolder(name)) changed.push(name);
    // Some editors replace a file to save it, which changes the time of its folder.
    else if (!hasSameEntries(root, name, names)) return undefined;
    if (changed.length > most) return undefined;
  }
  return changed;
}

function hasSameEntries(root: string, folder: string, names: readonly string[]): boolean {
  const entries = fs
    .readdirSync(root + path.sep + folder, {withFileTypes: true})
    .map((entry) => folder + entry.name + (entry.isDirectory() ? path.sep : ''));
  const isInside = (name: string) =>
    name !== folder && name.startsWith(folder) && !/[\\/]./.test(name.slice(folder.length));
  return JSON.stringify(names.filter(isInside).sort()) === JSON.stringify(entries.sort());
}

/**
 * Compares the files and folders below a root with stamps: returns false if one of them was changed, replaced, added or
 * removed since the stamps were read.
 */
export function isSameTree(root: string, {names, values}: TreeStamps): boolean {
  for (const [at, name] of names.entries()) {
    const stat = fs.lstatSync(root + path.sep + name, {throwIfNoEntry: false});
    if (!stat || stat.ino !== values[at * FIELDS] || stat.mtimeMs !== values[at * FIELDS + 1]) return false;
    if (!isFolder(name) && stat.size !== values[at * FIELDS + 2]) return false;
  }
  return names.length > 0;
}

/** Cache table with the stamps (inode, time and size) of one folder and of everything below it. */
export type TreeTable = CacheTable<{readonly names: readonly string[]; readonly values: Uint8Array}>;

export function writeTree(table: TreeTable, {names, values}: TreeStamps): void {
  table.write({names, values: new Uint8Array(values.buffer, values.byteOffset, values.byteLength)});
}

/**
 * Reads the stamps of a folder and of everything below it from the cache.
 *
 * @returns `undefined` if there are no stamps, or if they are damaged
 */
export function readTree(table: TreeTable): TreeStamps | undefined {
  const {names, values} = table.readAll();
  return names && values && {names, values: new Float64Array(values.buffer)};
}

/**
 * Returns a copy of `before` in which the stamps of some files, and of the folders that contain them, are read again
 * from the disk.
 *
 * @param files - files that were added, changed or removed since `before`, relative to the root
 */
export function stampAgain(root: string, before: TreeStamps, files: readonly string[]): TreeStamps {
  // Sorted, so that a folder comes before its content.
  const touched = [...new Set(files.flatMap((file) => [...foldersOf(file), file]))].sort();
  const names = [...before.names];
  const values = new Float64Array(before.values.length + touched.length * FIELDS);
  values.set(before.values);
  const gone: number[] = [];
  for (const name of touched) {
    const stat = fs.lstatSync(root + path.sep + name, {throwIfNoEntry: false});
    const known = names.indexOf(name);
    if (stat) values.set(stampOf(stat), FIELDS * (known === -1 ? names.push(name) - 1 : known));
    else if (known !== -1) gone.push(known);
  }
  // Removes entries from the end of the list first, so that the positions of the others stay valid.
  for (const at of gone.sort((a, b) => b - a)) {
    names.splice(at, 1);
    values.copyWithin(at * FIELDS, (at + 1) * FIELDS);
  }
  return {names, values: values.slice(0, names.length * FIELDS)};
}

/** Returns the folders around a file: "", "docs/", "docs/intro/" for "docs/intro/index.html". */
function foldersOf(file: string): string[] {
  const parts = file.split(path.sep).slice(0, -1);
  return ['', ...parts.map((_part, at) => parts.slice(0, at + 1).join(path.sep) + path.sep)];
}
