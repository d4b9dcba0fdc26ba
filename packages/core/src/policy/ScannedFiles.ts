import fs from 'node:fs';
import path from 'node:path';
import {CacheTable} from '@lectern/store';
import {FoundSources, type SourceLists} from './FoundSources.js';

/** Stored file: modification time in milliseconds, size in bytes, index of its sources in `sources`. */
type StoredFile = readonly [mtimeMs: number, size: number, index: number];

interface Records {
  /** By path, relative to the output folder. */
  readonly files: {readonly [name: string]: StoredFile};
  /** Each once, since most pages of a site have equal sources. */
  readonly sources: readonly SourceLists[];
}

interface ScannedFilesInput {
  /** Output folder, absolute. */
  readonly outDir: string;
  readonly cacheDir: string;
  /** All that the sources depend on besides the files: version of the program, URL of the site. */
  readonly version: string;
}

/** Sources of the files of an output folder. A file that is unchanged since the last build is not read again. */
export class ScannedFiles {
  readonly #outDir: string;
  readonly #table: CacheTable<Records>;
  readonly #lastFiles: ReadonlyMap<string, StoredFile>;
  readonly #lastSources: readonly SourceLists[];
  readonly #files = new Map<string, StoredFile>();
  /** JSON of sources → index. */
  readonly #indexes = new Map<string, number>();

  constructor({outDir, cacheDir, version}: ScannedFilesInput) {
    this.#outDir = outDir;
    this.#table = new CacheTable(path.join(cacheDir, 'policy'), version);
    const {files = {}, sources = []} = this.#table.readAll();
    this.#lastFiles = new Map(Object.entries(files));
    this.#lastSources = sources;
  }

  /**
   * Returns the sources of a file.
   *
   * @param name - path of the file, relative to the output folder
   * @param scan - adds the sources in the text of the file to `found`
   */
  sourcesOf(name: string, scan: (text: string, found: FoundSources) => void): SourceLists {
    const file = path.join(this.#outDir, name);
    const {mtimeMs, size} = fs.statSync(file);
    const lists = this.#stored(name, mtimeMs, size) ?? scanFile(file, scan);
    const key = JSON.stringify(lists);
    const index = this.#indexes.get(key) ?? this.#indexes.size;
    this.#indexes.set(key, index);
    this.#files.set(name, [mtimeMs, size, index]);
    return lists;
  }

  #stored(name: string, mtimeMs: number, size: number): SourceLists | undefined {
    const last = this.#lastFiles.get(name);
    return last?.[0] === mtimeMs && last[1] === size ? this.#lastSources[last[2]] : undefined;
  }

  /** Stores the sources for the next build. */
  save(): void {
    const sources = [...this.#indexes.keys()].map((key) => JSON.parse(key));
    this.#table.write({files: Object.fromEntries(this.#files), sources});
  }
}

function scanFile(file: string, scan: (text: string, found: FoundSources) => void): SourceLists {
  const found = new FoundSources();
  scan(fs.readFileSync(file, 'utf8'), found);
  return found.toLists();
}
