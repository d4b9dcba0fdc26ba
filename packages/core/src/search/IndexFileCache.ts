import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, errorCode, type FileStamp, sha256, stampOf, statUnchanged} from '@lectern/store';
import type {OutputFolder} from '../output/OutputFolder.js';
import type {IndexFileData} from '../plugins/IndexPages.js';

type MakeFile = () => IndexFileData | Promise<IndexFileData>;

/** Fields of a cache table. One field has the stamps (time, size, hash) of all files, since they are read together. */
interface Stored {
  /** Path of each index file, relative to the output folder → stamp of the file's copy in the cache. */
  readonly stamps: {readonly [file: string]: FileStamp};
}

/**
 * Cache of search index files that have a hash of their content in their names. The output contains hard links to these
 * files. A build makes only the files that the last build did not have. The staging folder cannot be used as this
 * cache: it does not contain the output of the last build, but of the build before it.
 */
export class IndexFileCache {
  readonly #dir: string;
  readonly #site: string;
  readonly #stored: CacheTable<Stored>;
  /**
   * Stamps of files that updates (builds that replace single pages) have added since the table `#stored` was written.
   * Updates do not write `#stored`, since it is large.
   */
  readonly #edits: CacheTable<Stored>;
  #known: Stored['stamps'] | undefined;
  #hasFolder = false;
  readonly #used = new Map<string, FileStamp>();

  /**
   * @param cacheDir - absolute path
   * @param site - part of the names of cache files of the locale: 8 hex digits
   */
  constructor(cacheDir: string, site: string) {
    this.#dir = path.join(cacheDir, 'indexes');
    this.#site = site;
    this.#stored = new CacheTable(path.join(cacheDir, `indexes-${site}`));
    this.#edits = new CacheTable(path.join(cacheDir, `indexes-${site}-edits`));
  }

  /**
   * Adds a file to the output. Links the file of this name in the cache if the last build made it and it is unchanged;
   * otherwise calls `make`.
   */
  async place(folder: Pick<OutputFolder, 'link'>, file: string, make: MakeFile): Promise<void> {
    const source = this.#source(file);
    const known = this.#stamps()[file];
    const found = known && statUnchanged(source, known);
    if (found) {
      this.#used.set(file, stampOf(found, known.hash));
      folder.link(source, file, found);
      return;
    }
    await this.add(folder, file, make);
  }

  /** Makes a file that the last build did not have, and adds it to the output. */
  async add(folder: Pick<OutputFolder, 'link'>, file: string, make: MakeFile): Promise<void> {
    const source = this.#source(file);
    const data = await make();
    const stat = this.#write(source, data);
    this.#used.set(file, stampOf(stat, sha256(data)));
    folder.link(source, file, stat);
  }

  #source(file: string): string {
    return path.join(this.#dir, `${this.#site}-${sha256(file).slice(0, 24)}`);
  }

  #stamps(): Stored['stamps'] {
    this.#known ??= {...this.#stored.read('stamps'), ...this.#edits.read('stamps')};
    return this.#known;
  }

  /** Removes the old file instead of overwriting it, since outputs may have hard links to it. */
  #write(source: string, data: IndexFileData): fs.Stats {
    if (!this.#hasFolder) fs.mkdirSync(this.#dir, {recursive: true});
    this.#hasFolder = true;
    try {
      fs.writeFileSync(source, data, {flag: 'wx'});
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      fs.rmSync(source, {recursive: true});
      fs.writeFileSync(source, data);
    }
    return fs.statSync(source);
  }

  #deleteUnused(files: Iterable<string>): void {
    for (const file of files)
      if (!this.#used.has(file)) fs.rmSync(this.#source(file), {recursive: true, force: true});
  }

  /**
   * Stores the stamps of the files that this update and earlier ones have added and that are still in the output.
   *
   * @param removed - names of files that are no longer in the output; they are deleted
   */
  writeEdits(removed: ReadonlySet<string>): void {
    this.#deleteUnused(removed);
    const earlier = Object.entries(this.#edits.read('stamps') ?? {}).filter(([file]) => !removed.has(file));
    this.#edits.write({stamps: Object.fromEntries([...earlier, ...this.#used])});
  }

  /** Stores the stamps of the files that this build added to the output, and deletes all other files in the cache. */
  write(): void {
    const stamps = this.#stamps();
    this.#deleteUnused(Object.keys(stamps));
    const files = [...this.#used].sort(([a], [b]) => (a < b ? -1 : 1));
    const isSame =
      files.length === Object.keys(stamps).length &&
      files.every(
        ([file, {hash, mtimeMs}]) => stamps[file]?.hash === hash && stamps[file].mtimeMs === mtimeMs,
      );
    if (isSame && !this.#edits.exists()) return;
    this.#stored.write({stamps: Object.fromEntries(files)});
    this.#edits.remove();
  }
}
