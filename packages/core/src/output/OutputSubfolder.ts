import fs from 'node:fs';
import path from 'node:path';
import {errorCode} from '@lectern/store';

/**
 * One folder of the output, without its subfolders. Stores the names of its files, and which of them this build has
 * claimed (marked as part of its output).
 */
export class OutputSubfolder {
  /** Absolute path. */
  readonly path: string;
  /**
   * Files by name: `true` if this build has claimed the file, `false` if the file is only left from an earlier build.
   */
  readonly #files = new Map<string, boolean>();

  constructor(absolute: string) {
    this.path = absolute;
  }

  /**
   * Reads the names of the files.
   *
   * @returns names of the subfolders; `undefined` if this folder does not exist
   */
  read(): readonly string[] | undefined {
    if (!fs.lstatSync(this.path, {throwIfNoEntry: false})?.isDirectory()) return undefined;
    const inner: string[] = [];
    for (const entry of fs.readdirSync(this.path, {withFileTypes: true})) {
      if (entry.isDirectory()) inner.push(entry.name);
      else this.#files.set(entry.name, false);
    }
    return inner;
  }

  fileOf(name: string): string {
    return this.path + path.sep + name;
  }

  /**
   * Marks a file as part of this build.
   *
   * @returns `true` if the file exists already: from an earlier build, or since this build has claimed it before
   */
  claim(name: string): boolean {
    const isThere = this.#files.has(name);
    this.#files.set(name, true);
    return isThere;
  }

  /** Returns true if a file is from an earlier build and this build has not claimed it so far. */
  isLeftover(name: string): boolean {
    return this.#files.get(name) === false;
  }

  isClaimed(name: string): boolean {
    return this.#files.get(name) === true;
  }

  removeLeftover(name: string): void {
    this.#files.delete(name);
    try {
      // Many times faster than `rmSync`.
      fs.unlinkSync(this.fileOf(name));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }

  /**
   * Removes the files that this build has not claimed.
   *
   * @returns `true` if the folder may be empty now: files were removed, or it had none
   */
  removeLeftovers(): boolean {
    const leftovers = [...this.#files].filter(([, isClaimed]) => !isClaimed);
    for (const [name] of leftovers) this.removeLeftover(name);
    return leftovers.length > 0 || this.#files.size === 0;
  }
}
