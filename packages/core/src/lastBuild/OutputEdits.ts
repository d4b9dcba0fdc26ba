import fs from 'node:fs';
import path from 'node:path';
import {linkOrCopy} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {replaceByMade} from '../publish/fillInPlace.js';

/**
 * Changes to single files of the published output. The methods only record changes; `apply` makes them. It replaces
 * each file atomically, and writes a file after the files that it refers to.
 */
export class OutputEdits {
  readonly #root: string;
  /**
   * Functions that create files, by path of the file relative to the root. A function gets the absolute path at which
   * it creates the file; no file exists there yet.
   */
  readonly #made = new Map<string, (file: string) => void>();
  readonly #removed = new Set<string>();

  /** @param root - absolute path of the output folder of a locale */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Adds a file, or replaces the existing file: as a hard link to `source`, or as a copy if the file system has no
   * links.
   */
  link(source: string, file: string): void {
    this.#made.set(file, (target) => void linkOrCopy(source, target));
  }

  /** Adds a file with the content `data`, or replaces the existing file. */
  write(file: string, data: string | Uint8Array): void {
    this.#made.set(file, (target) => fs.writeFileSync(target, data));
  }

  /** Removes a file, unless `link` or `write` also adds it. */
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
   * @throws {SiteError} `OUTPUT_INCOMPLETE` if a file cannot be written or removed
   */
  apply(): void {
    try {
      const made = [...this.#made];
      const referring = made.filter(([file]) => refersToFiles(file));
      for (const [file, make] of [...made.filter(([file]) => !refersToFiles(file)), ...referring]) {
        const target = path.join(this.#root, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        replaceByMade(target, make);
      }
      for (const file of this.#removed) {
        if (!this.#made.has(file)) fs.rmSync(path.join(this.#root, file), {force: true});
      }
    } catch (cause) {
      throw errors.outputIncomplete({folder: this.#root, cause});
    }
  }
}

/** Checks if a file refers to other files, which must be written first: a page, its payload or the search index. */
function refersToFiles(file: string): boolean {
  return /\.(?:html|payload\.json)$/.test(file) || file === 'search-index.json';
}
