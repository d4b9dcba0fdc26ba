import fs from 'node:fs';
import path from 'node:path';
import {linkOrCopy} from '../cache/files.js';

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
  readonly #folders = new Set<string>();

  /** @param apart - absolute folders below `root` that belong to somebody else: other locales */
  constructor(root: string, apart: readonly string[] = []) {
    this.root = root;
    this.#scan(root, new Set(apart));
  }

  #scan(folder: string, apart: ReadonlySet<string>): void {
    if (apart.has(folder)) return;
    let entries: fs.Dirent[];
    try {
      entries = fs.readdirSync(folder, {withFileTypes: true});
    } catch {
      return;
    }
    this.#folders.add(folder);
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) this.#scan(file, apart);
      else this.#leftover.add(file);
    }
  }

  /** Makes `file` a hard link to `source`, or a copy where the file system has no links. */
  link(source: string, file: string): void {
    const {target, isThere} = this.#claim(file);
    if (isThere && isSameFile(source, target)) return;
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
  }

  /** Takes away a folder from before that has the name of a file now. */
  #clearFolder(folder: string): void {
    const isInside = (file: string) => file.startsWith(folder + path.sep);
    for (const file of [...this.#leftover].filter(isInside)) {
      this.#leftover.delete(file);
      fs.rmSync(file);
    }
    for (const inner of [...this.#folders].filter(isInside).sort().reverse()) this.#removeEmpty(inner);
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
      if (this.#folders.has(made)) break;
      this.#folders.add(made);
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
    for (const folder of folders) this.#removeEmpty(folder);
  }

  #removeEmpty(folder: string): void {
    if (folder === this.root) return;
    try {
      fs.rmdirSync(folder);
    } catch {
      return;
    }
    this.#folders.delete(folder);
    this.#removeEmpty(path.dirname(folder));
  }
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => fs.lstatSync(file, {throwIfNoEntry: false}));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev && a.size === b.size;
}

/** Times are kept to the microsecond at best. */
function isCopy(source: fs.Stats, target: string): boolean {
  const copy = fs.lstatSync(target, {throwIfNoEntry: false});
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
