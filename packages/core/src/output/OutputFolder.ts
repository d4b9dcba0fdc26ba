import fs from 'node:fs';
import path from 'node:path';
import {type FileIdentity, linkOrCopy} from '@lectern/store';
import {OutputSubfolder} from './OutputSubfolder.js';

/** A file that a build has claimed. */
interface Claim {
  /** Relative to the root, with "/". */
  readonly folder: string;
  readonly name: string;
  /** The folder, if it is there. */
  readonly known: OutputSubfolder | undefined;
  readonly isThere: boolean;
}

/**
 * The folder that a build fills. It may hold the output of an earlier build: then only what differs is touched,
 * for to make a file costs many times what it costs to look at one.
 *
 * Files are never written in place: what is there may be linked to from the cache, or from the output that is online.
 */
export class OutputFolder {
  readonly root: string;
  /** Those that are there; relative to the root, with "/". */
  readonly #folders = new Map<string, OutputSubfolder>();

  /** @param apart - absolute folders below `root` that belong to other locales */
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
   * Makes `file` a hard link to `source`, or a copy where the file system has no links.
   *
   * @param status - of `source`, if it was just read
   */
  link(source: string, file: string, status?: FileIdentity): void {
    const claim = this.#claim(file);
    const identity = status ?? fs.lstatSync(source, {throwIfNoEntry: false});
    if (claim.isThere && claim.known && isLinkTo(identity, claim.known.fileOf(claim.name))) return;
    linkOrCopy(source, this.#clear(claim).fileOf(claim.name));
  }

  /** Copies a file of the user, which may change in place; the copy keeps its time. */
  copy(source: string, file: string): void {
    const claim = this.#claim(file);
    const stat = fs.statSync(source);
    if (claim.isThere && claim.known && isCopy(stat, claim.known.fileOf(claim.name))) return;
    const target = this.#clear(claim).fileOf(claim.name);
    fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
    fs.utimesSync(target, stat.atime, stat.mtime);
  }

  write(file: string, data: string | Uint8Array): void {
    const claim = this.#claim(file);
    if (claim.isThere && claim.known && holds(claim.known.fileOf(claim.name), data)) return;
    fs.writeFileSync(this.#clear(claim).fileOf(claim.name), data);
  }

  /** The last claim of a file wins, whether it is from an earlier build or from this one. */
  #claim(file: string): Claim {
    const normal = path.sep === '/' ? file : file.replaceAll(path.sep, '/');
    const at = normal.lastIndexOf('/');
    const folder = at === -1 ? '' : normal.slice(0, at);
    const name = normal.slice(at + 1);
    const known = this.#folders.get(folder);
    return {folder, name, known, isThere: known?.claim(name) ?? false};
  }

  /** Makes the folder of a file, and way for it. */
  #clear({folder: relative, name, isThere}: Claim): OutputSubfolder {
    const target = within(relative, name);
    if (this.#folders.has(target)) this.#clearFolder(target);
    // The way being cleared, it may have been found empty, and removed.
    const folder = this.#makeFolder(relative);
    folder.claim(name);
    if (isThere) fs.rmSync(folder.fileOf(name), {force: true});
    return folder;
  }

  /** Takes away a folder from before that has the name of a file now. */
  #clearFolder(relative: string): void {
    const inside = [...this.#folders].filter(([one]) => one === relative || one.startsWith(`${relative}/`));
    for (const [, folder] of inside) folder.removeLeftovers();
    // Inner ones come after those that they are in.
    for (const [one] of inside.reverse()) this.#removeEmpty(one);
  }

  #makeFolder(relative: string): OutputSubfolder {
    const known = this.#folders.get(relative);
    if (known) return known;
    if (relative !== '') {
      const [outerPath, name] = split(relative);
      const outer = this.#makeFolder(outerPath);
      // Where a folder has to be, a file may be left from before.
      if (outer.isLeftover(name)) outer.removeLeftover(name);
    }
    const folder = new OutputSubfolder(this.#absolute(relative));
    fs.mkdirSync(folder.path, {recursive: true});
    this.#folders.set(relative, folder);
    return folder;
  }

  /** Removes what is left from before, and the folders that are empty then: the part of this build ends here. */
  sweep(): void {
    const swept = [...this.#folders].filter(([, folder]) => folder.removeLeftovers());
    for (const [relative] of swept) this.#removeEmpty(relative);
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

/** With "/". */
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

function holds(file: string, data: string | Uint8Array): boolean {
  try {
    if (typeof data === 'string') return fs.readFileSync(file, 'utf8') === data;
    return fs.readFileSync(file).equals(data);
  } catch {
    return false;
  }
}
