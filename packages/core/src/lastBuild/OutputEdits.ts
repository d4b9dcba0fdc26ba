import fs from 'node:fs';
import path from 'node:path';
import {linkOrCopy, temporaryName} from '@lectern/store';
import {errors} from '../errors/catalog.js';

/**
 * Changes to single files of the published output. They are only recorded until `apply` makes them: each file is
 * replaced atomically, and after the files that it refers to.
 */
export class OutputEdits {
  readonly #root: string;
  /** File, relative to the root → function that creates the file at an absolute path, at which none exists. */
  readonly #made = new Map<string, (file: string) => void>();
  readonly #removed = new Set<string>();

  /** @param root - absolute path of the output folder of a locale */
  constructor(root: string) {
    this.#root = root;
  }

  /** Adds or replaces a file, as a hard link to `source` or a copy. */
  link(source: string, file: string): void {
    this.#made.set(file, (target) => void linkOrCopy(source, target));
  }

  /** Adds or replaces a file. */
  write(file: string, data: string | Uint8Array): void {
    this.#made.set(file, (target) => fs.writeFileSync(target, data));
  }

  /** Removes a file, unless it is also added. */
  remove(file: string): void {
    this.#removed.add(file);
  }

  /** Files to add, replace or remove, relative to the root. */
  get files(): readonly string[] {
    return [...this.#made.keys(), ...this.#removed];
  }

  /**
   * Writes and removes the files.
   *
   * @throws {SiteError} `OUTPUT_INCOMPLETE` if one of them cannot be written or removed
   */
  apply(): void {
    try {
      const files = [...this.#made.keys()];
      for (const file of [...files.filter((one) => !isPage(one)), ...files.filter(isPage)]) this.#make(file);
      for (const file of this.#removed) {
        if (!this.#made.has(file)) fs.rmSync(path.join(this.#root, file), {force: true});
      }
    } catch (cause) {
      throw errors.outputIncomplete({folder: this.#root, cause});
    }
  }

  #make(file: string): void {
    const target = path.join(this.#root, file);
    const temporary = temporaryName(target);
    try {
      fs.mkdirSync(path.dirname(target), {recursive: true});
      this.#made.get(file)?.(temporary);
      fs.renameSync(temporary, target);
    } catch (error) {
      fs.rmSync(temporary, {force: true});
      throw error;
    }
  }
}

/** Checks if a file refers to other files, which must be written first: a page, its payload or the search index. */
function isPage(file: string): boolean {
  return /\.(?:html|payload\.json)$/.test(file) || file === 'search-index.json';
}
