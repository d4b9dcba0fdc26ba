import fs from 'node:fs';
import path from 'node:path';
import {linkOrCopy, temporaryName} from '@lectern/store';
import {errors} from '../errors/catalog.js';

/**
 * Changes of single files of an output that is online. Nothing is touched before `apply`: then each file is whole at any time, and
 * no page names a file that is not there.
 */
export class OutputEdits {
  readonly #root: string;
  /** Relative file → what puts it at an absolute place where nothing is. */
  readonly #made = new Map<string, (file: string) => void>();
  readonly #removed = new Set<string>();

  /** @param root - output folder of a locale, absolute */
  constructor(root: string) {
    this.#root = root;
  }

  /** As `OutputFolder.link`. */
  link(source: string, file: string): void {
    this.#made.set(file, (target) => void linkOrCopy(source, target));
  }

  /** As `OutputFolder.write`. */
  write(file: string, data: string | Uint8Array): void {
    this.#made.set(file, (target) => fs.writeFileSync(target, data));
  }

  /** A file that is also made stays. */
  remove(file: string): void {
    this.#removed.add(file);
  }

  /** The files to make and to remove, relative to the root. */
  get files(): readonly string[] {
    return [...this.#made.keys(), ...this.#removed];
  }

  /**
   * Makes and removes the files.
   *
   * @throws {SiteError} `OUTPUT_INCOMPLETE` if one of them cannot be made or removed
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

/** Pages and their payloads name the other files. */
function isPage(file: string): boolean {
  return /\.(?:html|payload\.json)$/.test(file) || file === 'search-index.json';
}
