import fs from 'node:fs';
import path from 'node:path';
import {type FileIdentity, linkOrCopy} from '@lectern/store';
import {toPosix} from '../paths.js';
import {OutputSubfolder} from './OutputSubfolder.js';

/**
 * Location of a file that the build adds to the output, and the file that is already there, for example from an earlier
 * build.
 */
interface Claim {
  /** Folder of the file, relative to the root, with "/": "docs/intro". */
  readonly folder: string;
  readonly name: string;
  /** Absolute path of the file if it exists already. */
  readonly existing: string | undefined;
}

/**
 * Staging folder of a locale. It may contain the output of an earlier build: then only files that differ are written,
 * since creating a file takes many times longer than comparing it.
 *
 * No file is overwritten in place, since it may be a hard link to a file in the cache or in the published output.
 */
export class OutputFolder {
  readonly root: string;
  /**
   * Folders that exist in the staging folder, by path relative to the root, with "/" as separator. The path of the root
   * is "".
   */
  readonly #folders = new Map<string, OutputSubfolder>();
  /** Folders that may be empty since `sweep`, relative to the root. */
  readonly #swept: string[] = [];

  /** @param apart - absolute paths of folders below `root` that belong to other locales; they are not changed */
  constructor(root: string, apart: readonly string[] = []) {
    this.root = root;
    this.#scan('', new Set(apart));
  }

  #scan(relative: string, apart: ReadonlySet<string>): void {
    const folder = new OutputSubfolder(this.#absolute(relative));
    if (apart.has(folder.path)) return;
    const inner = folder.read();
    if (!inner) return;
    this.#folders.set(relative, folder);
    for (const name of inner) this.#scan(within(relative, name), apart);
  }

  #absolute(relative: string): string {
    return relative === '' ? this.root : this.root + path.sep + relative.replaceAll('/', path.sep);
  }

  /**
   * Adds a file as a hard link to `source`, or as a copy if the file system has no links.
   *
   * @param file - relative to the root
   * @param status - status of `source`, if the caller has just read it
   */
  link(source: string, file: string, status?: FileIdentity): void {
    const claim = this.#claim(file);
    const identity = status ?? fs.lstatSync(source, {throwIfNoEntry: false});
    if (claim.existing !== undefined && isLinkTo(identity, claim.existing)) return;
    linkOrCopy(source, this.#clear(claim));
  }

  /**
   * Copies a file of the user, which must not be linked, since users edit files in place. The copy keeps the time of
   * the file.
   */
  copy(source: string, file: string): void {
    const claim = this.#claim(file);
    const stat = fs.statSync(source);
    if (claim.existing !== undefined && isCopy(stat, claim.existing)) return;
    const target = this.#clear(claim);
    fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
    fs.utimesSync(target, stat.atime, stat.mtime);
  }

  write(file: string, data: string | Uint8Array): void {
    const claim = this.#claim(file);
    if (claim.existing !== undefined && holds(claim.existing, data)) return;
    fs.writeFileSync(this.#clear(claim), data);
  }

  /** Returns true if this build has added a file at this path. */
  has(file: string): boolean {
    const [folder, name] = split(toPosix(file));
    return this.#folders.get(folder)?.isClaimed(name) ?? false;
  }

  /** Claims a file: marks it as part of this build. If a file is claimed twice, the last content is used. */
  #claim(file: string): Claim {
    const [folder, name] = split(toPosix(file));
    const known = this.#folders.get(folder);
    return {folder, name, existing: known?.claim(name) ? known.fileOf(name) : undefined};
  }

  /**
   * Removes the existing file or folder at the path of a new file, and creates the folder that will contain the file.
   *
   * @returns the absolute path
   */
  #clear({folder: relative, name, existing}: Claim): string {
    const target = within(relative, name);
    if (this.#folders.has(target)) this.#clearFolder(target);
    // `#clearFolder` has removed this folder too if it became empty.
    const folder = this.#makeFolder(relative);
    folder.claim(name);
    if (existing !== undefined) fs.rmSync(existing, {force: true});
    return folder.fileOf(name);
  }

  /** Removes a folder of an earlier build, since the output gets a file at its path. */
  #clearFolder(relative: string): void {
    const inside = [...this.#folders].filter(([one]) => one === relative || one.startsWith(`${relative}/`));
    for (const [, folder] of inside) folder.removeLeftovers();
    // Removes inner folders first: in the map, they come after the folders that contain them.
    for (const [one] of inside.reverse()) this.#removeEmpty(one);
  }

  #makeFolder(relative: string): OutputSubfolder {
    const known = this.#folders.get(relative);
    if (known) return known;
    if (relative !== '') {
      const [outerPath, name] = split(relative);
      const outer = this.#makeFolder(outerPath);
      // An earlier build may have left a file at the path of this folder.
      if (outer.isLeftover(name)) outer.removeLeftover(name);
    }
    const folder = new OutputSubfolder(this.#absolute(relative));
    fs.mkdirSync(folder.path, {recursive: true});
    this.#folders.set(relative, folder);
    return folder;
  }

  /**
   * Removes all files that this build has not claimed so far. Their folders stay until `removeEmptyFolders`, since
   * plugins write many files again, such as the pages of redirects, and removing folders takes longer than all else.
   */
  sweep(): void {
    for (const [relative, folder] of this.#folders) if (folder.removeLeftovers()) this.#swept.push(relative);
  }

  /** Removes the folders that are empty since `sweep`. Called after plugins have written their files. */
  removeEmptyFolders(): void {
    for (const relative of this.#swept.splice(0)) this.#removeEmpty(relative);
  }

  #removeEmpty(relative: string): void {
    const folder = this.#folders.get(relative);
    if (relative === '' || !folder) return;
    try {
      fs.rmdirSync(folder.path);
    } catch {
      return;
    }
    this.#folders.delete(relative);
    this.#removeEmpty(split(relative)[0]);
  }
}

/** Joins a relative folder and a name with "/". */
function within(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function split(relative: string): [folder: string, name: string] {
  const at = relative.lastIndexOf('/');
  return [relative.slice(0, Math.max(at, 0)), relative.slice(at + 1)];
}

function isLinkTo(source: FileIdentity | undefined, target: string): boolean {
  const {ino, dev, size} = fs.lstatSync(target, {throwIfNoEntry: false}) ?? {};
  return source !== undefined && ino === source.ino && dev === source.dev && size === source.size;
}

/**
 * Checks if a file is a copy of `source`. The modification times may differ by less than a millisecond, since file
 * systems round them.
 */
function isCopy(source: fs.Stats, target: string): boolean {
  const copy = fs.lstatSync(target, {throwIfNoEntry: false});
  return (
    copy?.isFile() === true &&
    copy.size === source.size &&
    copy.nlink === 1 &&
    Math.abs(copy.mtimeMs - source.mtimeMs) < 1
  );
}

function holds(file: string, data: string | Uint8Array): boolean {
  try {
    if (typeof data === 'string') return fs.readFileSync(file, 'utf8') === data;
    return fs.readFileSync(file).equals(data);
  } catch {
    return false;
  }
}
