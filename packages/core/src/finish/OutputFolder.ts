import fs from 'node:fs';
import path from 'node:path';
import type {FileIdentity} from '../cache/FileStamps.js';
import {linkOrCopy} from '../cache/files.js';
import {
  entryPath,
  isSettled,
  isStamped,
  type KeyedFile,
  type OutputRecord,
  outputStamp,
  type RecordedFolder,
  readOutputFolder,
} from './OutputRecord.js';

/**
 * The folder that a build fills. It may hold the output of an earlier build: then only what differs is touched,
 * for to make a file costs many times what it costs to look at one.
 *
 * Files are never written in place: what is there may be linked to from the cache, or from the output that is online.
 */
export class OutputFolder {
  readonly root: string;
  /** Files from before that nothing has asked for yet; absolute. */
  readonly #leftover = new Set<string>();
  readonly #placed = new Set<string>();
  /** Folders that are there → what was found in them; `undefined` once that has changed. Absolute. */
  readonly #folders = new Map<string, RecordedFolder | undefined>();
  /** Folder → name → file, of those written under a key; they may have been replaced since. Absolute. */
  readonly #keyed = new Map<string, RecordedFolder['keyed']>();
  /** Unix time in milliseconds: nothing was written here after it, except by others. */
  #sweptAt = 0;

  /**
   * @param apart - absolute folders below `root` that belong to somebody else: other locales
   * @param record - of the last build that filled the folder
   */
  constructor(root: string, apart: readonly string[] = [], record: OutputRecord = {}) {
    this.root = root;
    this.#scan(root, new Set(apart), record);
  }

  #scan(folder: string, apart: ReadonlySet<string>, record: OutputRecord): void {
    if (apart.has(folder)) return;
    const startedAt = Date.now();
    const found = readOutputFolder(folder, record[this.#relative(folder)]);
    if (!found) return;
    this.#folders.set(folder, isSettled(found.stamp[1], startedAt) ? found : undefined);
    this.#keyed.set(folder, found.keyed);
    for (const name of found.names) {
      if (name.endsWith('/')) this.#scan(entryPath(folder, name), apart, record);
      else this.#leftover.add(entryPath(folder, name));
    }
  }

  /** With "/", as records have it. */
  #relative(folder: string): string {
    return folder.slice(this.root.length + 1).replaceAll(path.sep, '/');
  }

  /**
   * Makes `file` a hard link to `source`, or a copy where the file system has no links.
   *
   * @param known - of `source`, where somebody has just looked at it
   */
  link(source: string, file: string, known?: FileIdentity): void {
    const {target, isThere} = this.#claim(file);
    if (isThere && isSameFile(known ?? lstat(source), lstat(target))) return;
    this.#clear(target, isThere);
    linkOrCopy(source, target);
  }

  /** Copies a file of the user, which may change in place; the copy keeps its time. */
  copy(source: string, file: string): void {
    const {target, isThere} = this.#claim(file);
    const stat = fs.statSync(source);
    if (isThere && isCopy(stat, target)) return;
    this.#clear(target, isThere);
    fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
    fs.utimesSync(target, stat.atime, stat.mtime);
  }

  write(file: string, text: string): void {
    const {target, isThere} = this.#claim(file);
    if (isThere && holds(target, text)) return;
    this.#clear(target, isThere);
    fs.writeFileSync(target, text);
  }

  /**
   * Writes a text, which need not even be made where it stands there already.
   *
   * @param key - equal for equal texts only
   */
  writeKeyed(file: string, key: string, text: () => string): void {
    const {target, isThere} = this.#claim(file);
    const folder = path.dirname(target);
    const name = path.basename(target);
    const known = isThere ? this.#keyed.get(folder)?.[name] : undefined;
    const stat = known?.key === key ? lstat(target) : undefined;
    if (known && stat && isStamped(stat, known.stamp)) return;
    const made = text();
    if (!isThere || !holds(target, made)) {
      this.#clear(target, isThere);
      fs.writeFileSync(target, made);
    }
    const now = {key, stamp: outputStamp(fs.lstatSync(target))};
    this.#keyed.set(folder, {...this.#keyed.get(folder), [name]: now});
  }

  /** `isThere`: from an earlier build, or from this one, in which the last to ask for a file wins. */
  #claim(file: string): {target: string; isThere: boolean} {
    const target = path.join(this.root, file);
    const isThere = this.#leftover.delete(target) || this.#placed.has(target);
    this.#placed.add(target);
    return {target, isThere};
  }

  /** Makes the folder of `target`, and way for it. */
  #clear(target: string, isThere: boolean): void {
    if (isThere) fs.rmSync(target, {force: true});
    if (this.#folders.has(target)) this.#clearFolder(target);
    const folder = path.dirname(target);
    if (!this.#folders.has(folder)) this.#makeFolder(folder);
    this.#folders.set(folder, undefined);
  }

  /** Takes away a folder from before that has the name of a file now. */
  #clearFolder(folder: string): void {
    const isInside = (file: string) => file.startsWith(folder + path.sep);
    for (const file of [...this.#leftover].filter(isInside)) {
      this.#leftover.delete(file);
      fs.rmSync(file);
    }
    for (const inner of [...this.#folders.keys()].filter(isInside).sort().reverse()) this.#removeEmpty(inner);
    this.#removeEmpty(folder);
  }

  #makeFolder(folder: string): void {
    try {
      fs.mkdirSync(folder, {recursive: true});
    } catch (error) {
      // Where a folder has to be, a file may be left from before.
      const {code} = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
      const file = [...this.#leftover].find((one) => `${folder}${path.sep}`.startsWith(`${one}${path.sep}`));
      if (file === undefined) throw error;
      this.#leftover.delete(file);
      fs.rmSync(file);
      fs.mkdirSync(folder, {recursive: true});
    }
    for (let made = folder; made.startsWith(this.root); made = path.dirname(made)) {
      const wasThere = this.#folders.has(made);
      this.#folders.set(made, undefined);
      if (wasThere) break;
    }
  }

  /** Removes what is left from before, and the folders that are empty then. */
  sweep(): void {
    const folders = new Set<string>();
    for (const file of this.#leftover) {
      fs.rmSync(file, {force: true});
      folders.add(path.dirname(file));
    }
    this.#leftover.clear();
    for (const folder of folders) {
      this.#folders.set(folder, undefined);
      this.#removeEmpty(folder);
    }
    this.#sweptAt = Date.now();
  }

  #removeEmpty(folder: string): void {
    if (folder === this.root) return;
    try {
      fs.rmdirSync(folder);
    } catch {
      return;
    }
    this.#folders.delete(folder);
    const outer = path.dirname(folder);
    this.#folders.set(outer, undefined);
    this.#removeEmpty(outer);
  }

  /** What is here once everything is, for the next build that fills the folder. */
  record(): OutputRecord {
    const record: {[folder: string]: RecordedFolder} = {};
    for (const [folder, known] of this.#folders) {
      const startedAt = Date.now();
      const found = known ?? readOutputFolder(folder);
      if (!found || !isSettled(found.stamp[1], startedAt)) continue;
      const keyed = this.#keyed.get(folder) ?? {};
      const isSame = found === known && found.keyed === keyed;
      record[this.#relative(folder)] = isSame ? found : {...found, keyed: this.#sureOf(folder, keyed)};
    }
    return record;
  }

  /** Files of this build; those that a plugin may have changed within the same instant are left out. */
  #sureOf(folder: string, keyed: RecordedFolder['keyed']): RecordedFolder['keyed'] {
    const isSure = ([name, {stamp}]: [string, KeyedFile]) =>
      isSettled(stamp[1], this.#sweptAt) && this.#placed.has(entryPath(folder, name));
    return Object.fromEntries(Object.entries(keyed).filter(isSure));
  }
}

function lstat(file: string): fs.Stats | undefined {
  return fs.lstatSync(file, {throwIfNoEntry: false});
}

function isSameFile(a: FileIdentity | undefined, b: FileIdentity | undefined): boolean {
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev && a.size === b.size;
}

/** Times are kept to the microsecond at best. */
function isCopy(source: fs.Stats, target: string): boolean {
  const copy = lstat(target);
  return (
    copy?.isFile() === true &&
    copy.size === source.size &&
    copy.nlink === 1 &&
    Math.abs(copy.mtimeMs - source.mtimeMs) < 1
  );
}

function holds(file: string, text: string): boolean {
  try {
    return fs.readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}
