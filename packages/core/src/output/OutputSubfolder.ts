import fs from 'node:fs';
import path from 'node:path';
import type {FileIdentity} from '@lectern/store';
import {
  isSettled,
  isStamped,
  type KeyedFile,
  outputStamp,
  type RecordedFolder,
  readOutputFolder,
} from './OutputRecord.js';

interface Notes {
  readonly keyed: Record<string, KeyedFile>;
  readonly linked: Record<string, number>;
}

/** One folder of an output, without those in it: its files, and those among them that this build has claimed. */
export class OutputSubfolder {
  /** Absolute. */
  readonly path: string;
  /** Names of files → `true` if this build has claimed them; the others are from before. */
  readonly #files = new Map<string, boolean>();
  /** Number of claimed files. */
  #asked = 0;
  /** Entries that were found here, until one of them changes. */
  #found: RecordedFolder | undefined;
  #dev = -1;
  /** Records of the files: those of the last build, until this build has its own. */
  #notes: Pick<RecordedFolder, 'keyed' | 'linked'> = {keyed: {}, linked: {}};
  #ownNotes: Notes | undefined;

  constructor(absolute: string) {
    this.path = absolute;
  }

  /**
   * Looks what is here.
   *
   * @returns names of the folders in it; `undefined` if there is no such folder
   */
  read(recorded: RecordedFolder | undefined): readonly string[] | undefined {
    const startedAt = Date.now();
    const read = readOutputFolder(this.path, recorded);
    if (!read) return undefined;
    const {folder, dev} = read;
    this.#found = isSettled(folder.stamp[1], startedAt) ? folder : undefined;
    this.#dev = dev;
    this.#notes = folder;
    const inner: string[] = [];
    for (const name of folder.names) {
      if (name.endsWith('/')) inner.push(name.slice(0, -1));
      else this.#files.set(name, false);
    }
    return inner;
  }

  fileOf(name: string): string {
    return this.path + path.sep + name;
  }

  /** @returns `true` if the file is there: from an earlier build, or from this one, in which the last claim wins */
  claim(name: string): boolean {
    const state = this.#files.get(name);
    if (state === true) return true;
    this.#files.set(name, true);
    this.#asked += 1;
    return state === false;
  }

  /** Checks that a file of this name is from before, and was not claimed yet. */
  isLeftover(name: string): boolean {
    return this.#files.get(name) === false;
  }

  removeLeftover(name: string): void {
    this.#files.delete(name);
    this.change();
    fs.rmSync(this.fileOf(name), {force: true});
  }

  /** @returns true if the folder may be empty now: files were removed, or there was none. */
  removeLeftovers(): boolean {
    if (this.#files.size === 0) return true;
    if (this.#asked === this.#files.size) return false;
    for (const [name, isAsked] of this.#files) if (!isAsked) this.removeLeftover(name);
    return true;
  }

  /** To be called before anything in the folder is made or removed. */
  change(): void {
    this.#found = undefined;
  }

  /** To be called before a file is written again. */
  forget(name: string): void {
    this.change();
    const {keyed, linked} = this.#own();
    delete keyed[name];
    delete linked[name];
  }

  #own(): Notes {
    this.#ownNotes ??= {keyed: {...this.#notes.keyed}, linked: {...this.#notes.linked}};
    this.#notes = this.#ownNotes;
    return this.#ownNotes;
  }

  /**
   * Checks that a file is a hard link to `source`. For a folder that is as it was recorded the record answers for the disk:
   * another file of the name would have changed the folder.
   */
  isLinkTo(name: string, source: FileIdentity | undefined): boolean {
    if (!source) return false;
    if (this.#dev === source.dev && this.#notes.linked[name] === source.ino) return true;
    const stat = lstat(this.fileOf(name));
    const isSame = stat?.ino === source.ino && stat.dev === source.dev && stat.size === source.size;
    if (isSame) this.noteLink(name, source);
    return isSame;
  }

  noteLink(name: string, {ino}: FileIdentity): void {
    this.#own().linked[name] = ino;
  }

  /** Checks that a file is as it was written under this key. */
  holdsKeyed(name: string, key: string): boolean {
    const known = this.#notes.keyed[name];
    if (known?.key !== key) return false;
    const stat = lstat(this.fileOf(name));
    return stat !== undefined && isStamped(stat, known.stamp);
  }

  noteKeyed(name: string, key: string): void {
    this.#own().keyed[name] = {key, stamp: outputStamp(fs.lstatSync(this.fileOf(name)))};
  }

  /** Looks what is here once this build has done its part. Whatever others do from then on will show. */
  seal(): void {
    if (this.#found) return;
    this.#own();
    this.#found = this.#readSettled();
  }

  /** @returns `undefined` if the folder changed too short a time ago: its time might hide another change. */
  #readSettled(): RecordedFolder | undefined {
    const startedAt = Date.now();
    const folder = readOutputFolder(this.path)?.folder;
    return folder && isSettled(folder.stamp[1], startedAt) ? folder : undefined;
  }

  /**
   * Record of the folder, for the next build that fills it.
   *
   * @param sealedAt - Unix time in milliseconds: nothing was written here after it, except by others
   * @returns `undefined` if later changes could be missed
   */
  record(sealedAt: number): RecordedFolder | undefined {
    if (this.#found && !this.#ownNotes) return this.#found;
    const folder = this.#found ?? this.#readSettled();
    return folder && {...folder, keyed: this.#sureKeyed(sealedAt), linked: this.#sureLinked()};
  }

  /** Files of this build; those that a plugin may have changed within the same instant are left out. */
  #sureKeyed(sealedAt: number): RecordedFolder['keyed'] {
    const isSure = ([name, {stamp}]: [string, KeyedFile]) =>
      isSettled(stamp[1], sealedAt) && this.#files.get(name) === true;
    return Object.fromEntries(Object.entries(this.#notes.keyed).filter(isSure));
  }

  /** Where the folder was not sealed, others may have replaced what this build put there: it is looked at again. */
  #sureLinked(): RecordedFolder['linked'] {
    const isSure = ([name, ino]: [string, number]) =>
      this.#files.get(name) === true && (this.#found || lstat(this.fileOf(name))?.ino === ino);
    return Object.fromEntries(Object.entries(this.#notes.linked).filter(isSure));
  }
}

function lstat(file: string): fs.Stats | undefined {
  return fs.lstatSync(file, {throwIfNoEntry: false});
}
