import fs from 'node:fs';
import path from 'node:path';

/** One folder of an output, without those in it: its files, and those among them that this build has claimed. */
export class OutputSubfolder {
  /** Absolute. */
  readonly path: string;
  /** Names of files → `true` if this build has claimed them; the others are from before. */
  readonly #files = new Map<string, boolean>();

  constructor(absolute: string) {
    this.path = absolute;
  }

  /**
   * Reads the names of the files.
   *
   * @returns names of the folders in it; `undefined` if there is no such folder
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

  /** @returns `true` if the file is there: from an earlier build, or from this one, in which the last claim wins */
  claim(name: string): boolean {
    const isThere = this.#files.has(name);
    this.#files.set(name, true);
    return isThere;
  }

  /** Checks that a file of this name is from before, and was not claimed yet. */
  isLeftover(name: string): boolean {
    return this.#files.get(name) === false;
  }

  removeLeftover(name: string): void {
    this.#files.delete(name);
    fs.rmSync(this.fileOf(name), {force: true});
  }

  /** @returns true if the folder may be empty now: files were removed, or there was none. */
  removeLeftovers(): boolean {
    const leftovers = [...this.#files].filter(([, isClaimed]) => !isClaimed);
    for (const [name] of leftovers) this.removeLeftover(name);
    return leftovers.length > 0 || this.#files.size === 0;
  }
}
