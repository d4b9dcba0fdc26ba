import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, type FileStamp, sha256, stampOf, statUnchanged} from '@lectern/store';
import type {OutputFolder} from '../output/OutputFolder.js';
import type {IndexFileData} from '../plugins/IndexPages.js';

type MakeFile = () => IndexFileData | Promise<IndexFileData>;

/** One record: all stamps are read. */
interface Stored {
  readonly stamps: {readonly [file: string]: FileStamp};
}

/**
 * The files of search indexes that have a hash in their names. Outputs have links to them: a build makes those that the one
 * before did not have, whichever of the two output folders it fills.
 */
export class IndexFileCache {
  readonly #dir: string;
  readonly #site: string;
  readonly #stored: CacheTable<Stored>;
  /** Of files that builds after edits have added since the other table was written, which is large. */
  readonly #edits: CacheTable<Stored>;
  #known: Stored['stamps'] | undefined;
  readonly #used = new Map<string, FileStamp>();

  /** @param site - name of site and locale in names of files */
  constructor(cacheDir: string, site: string) {
    this.#dir = path.join(cacheDir, 'indexes');
    this.#site = site;
    this.#stored = new CacheTable(path.join(cacheDir, `indexes-${site}`));
    this.#edits = new CacheTable(path.join(cacheDir, `indexes-${site}-edits`));
  }

  /** Puts a file into the output. Of equal names, the last build's file is taken if it is still whole. */
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

  /** Puts a file into the output that the last build did not have. */
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

  /** Outputs may have links to what is there, which is therefore replaced and never changed. */
  #write(source: string, data: IndexFileData): fs.Stats {
    fs.mkdirSync(this.#dir, {recursive: true});
    fs.rmSync(source, {recursive: true, force: true});
    fs.writeFileSync(source, data);
    return fs.statSync(source);
  }

  /** Keeps what earlier builds placed as well, but for files that were removed. A file that is gone is made again where it is needed. */
  writeEdits(removed: ReadonlySet<string>): void {
    for (const file of removed)
      if (!this.#used.has(file)) fs.rmSync(this.#source(file), {recursive: true, force: true});
    const earlier = Object.entries(this.#edits.read('stamps') ?? {}).filter(([file]) => !removed.has(file));
    this.#edits.write({stamps: Object.fromEntries([...earlier, ...this.#used])});
  }

  /** Keeps what this build placed; files of earlier builds go. */
  write(): void {
    const stamps = this.#stamps();
    for (const file of Object.keys(stamps)) {
      if (!this.#used.has(file)) fs.rmSync(this.#source(file), {recursive: true, force: true});
    }
    const files = [...this.#used].sort(([a], [b]) => (a < b ? -1 : 1));
    const isSame =
      files.length === Object.keys(stamps).length &&
      files.every(
        ([file, {hash, mtimeMs}]) => stamps[file]?.hash === hash && stamps[file]?.mtimeMs === mtimeMs,
      );
    if (isSame && !this.#edits.exists()) return;
    this.#stored.write({stamps: Object.fromEntries(files)});
    this.#edits.remove();
  }
}
