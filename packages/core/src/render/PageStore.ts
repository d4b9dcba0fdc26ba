import fs from 'node:fs';
import path from 'node:path';
import {type FileIdentity, statUnchanged} from '../cache/FileStamps.js';
import {readJsonIfPresent, writeFileAtomic} from '../cache/files.js';
import {pageFile} from './pageFile.js';
import type {PageRecord} from './RenderJob.js';

/** A record with the URLs that its data had: URLs carry content hashes. */
interface StoredRecord extends PageRecord {
  readonly dataUrls: readonly (string | undefined)[];
}

type DataUrl = (ref: string) => string | undefined;

/** Rendered pages on disk, by key, and an index of what is known of each. Both may vanish at any time. */
export class PageStore {
  readonly dir: string;
  readonly #indexFile: string;
  readonly #records: Map<string, StoredRecord>;
  /** By key. */
  readonly #identities = new Map<string, FileIdentity>();

  constructor(cacheDir: string, site: string) {
    this.dir = path.join(cacheDir, 'pages');
    this.#indexFile = path.join(cacheDir, `pages-${site}.json`);
    const index = readJsonIfPresent<StoredRecord[]>(this.#indexFile);
    this.#records = new Map(Array.isArray(index) ? index.map((record) => [record.key, record]) : []);
  }

  /** @returns the record of a stored page that is there and holds the bytes that were rendered, else `undefined`. */
  find(key: string, dataUrl: DataUrl): PageRecord | undefined {
    const record = this.#records.get(key);
    if (!record?.data.every((ref, index) => dataUrl(ref) === record.dataUrls[index])) return undefined;
    const stat = statUnchanged(pageFile(this.dir, key), record);
    if (!stat) return undefined;
    this.#identities.set(key, {ino: stat.ino, dev: stat.dev, size: stat.size});
    return stat.mtimeMs === record.mtimeMs ? record : {...record, mtimeMs: stat.mtimeMs};
  }

  /** Of a page that was found. */
  identity(key: string): FileIdentity | undefined {
    return this.#identities.get(key);
  }

  /** Where a page is kept. */
  file(key: string): string {
    return pageFile(this.dir, key);
  }

  /** Keeps what this build used; pages of earlier builds go. */
  save(records: readonly PageRecord[], dataUrl: DataUrl): void {
    const kept = new Set(records.map((record) => record.key));
    writeFileAtomic(
      this.#indexFile,
      JSON.stringify(records.map((record) => ({...record, dataUrls: record.data.map(dataUrl)}))),
    );
    for (const key of this.#records.keys())
      if (!kept.has(key)) fs.rmSync(pageFile(this.dir, key), {force: true});
  }
}
