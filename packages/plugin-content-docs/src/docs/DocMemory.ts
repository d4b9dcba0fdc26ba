import type {Stats} from 'node:fs';
import path from 'node:path';
import type {PluginCache} from '@lectern/core/content-helpers';
import {survivesJson} from '../survivesJson.js';
import type {DocFile} from './types.js';

/** What a file says of itself. */
export type ReadDoc = Pick<DocFile, 'frontMatter' | 'contentTitle' | 'excerpt'>;

/** As it is stored. */
interface Remembered {
  readonly mtimeMs: number;
  readonly size: number;
  readonly doc: ReadDoc;
}

interface Entry extends Remembered {
  /** In the cache: relative to the site folder. Absent for what JSON cannot hold. */
  readonly name: string | undefined;
}

/** To be raised with every change of what is remembered. */
const FORMAT = 1;

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const {mtimeMs, size, doc} = value as Partial<Remembered>;
  return typeof mtimeMs === 'number' && typeof size === 'number' && typeof doc?.frontMatter === 'object';
}

/**
 * What files held when they were last read: by `site start` before a change, or by an earlier build. A file is read again
 * once its time or size has changed.
 */
export class DocMemory {
  readonly #siteDir: string;
  readonly #cache: PluginCache | undefined;
  /** By absolute file. */
  readonly #docs = new Map<string, Entry>();
  /** Asked for since the last save. */
  readonly #used = new Set<string>();
  #isChanged = false;

  /** @param cache - keeps what is remembered for the next build */
  constructor(siteDir: string, cache?: PluginCache) {
    this.#siteDir = siteDir;
    this.#cache = cache;
    const stored = cache?.read() as {format?: unknown; docs?: unknown} | undefined;
    if (stored?.format !== FORMAT || typeof stored.docs !== 'object' || stored.docs === null) return;
    for (const [name, value] of Object.entries(stored.docs)) {
      if (!isRemembered(value)) continue;
      const {mtimeMs, size, doc} = value;
      const file = name.startsWith('..') ? path.resolve(siteDir, name) : siteDir + path.sep + name;
      this.#docs.set(file, {mtimeMs, size, doc, name});
    }
  }

  /** What the file holds, unless it has changed since. */
  find(file: string, {mtimeMs, size}: Stats): ReadDoc | undefined {
    const known = this.#docs.get(file);
    if (known?.mtimeMs !== mtimeMs || known.size !== size) return undefined;
    this.#used.add(file);
    return known.doc;
  }

  /** What the file held when it was last read, whatever it holds now. */
  last(file: string): ReadDoc | undefined {
    return this.#docs.get(file)?.doc;
  }

  remember(file: string, {mtimeMs, size}: Stats, doc: ReadDoc): void {
    const name = this.#cache && survivesJson(doc) ? path.relative(this.#siteDir, file) : undefined;
    this.#docs.set(file, {mtimeMs, size, doc, name});
    this.#used.add(file);
    this.#isChanged = true;
  }

  /** Keeps what was asked for since the last save. */
  save(): void {
    const used = [...this.#docs].filter(([file]) => this.#used.has(file));
    const isChanged = this.#isChanged || used.length < this.#docs.size;
    this.#isChanged = false;
    this.#used.clear();
    if (!isChanged || !this.#cache) return;
    const docs: {[name: string]: Remembered} = {};
    for (const [, {name, mtimeMs, size, doc}] of used) {
      if (name !== undefined) docs[name] = {mtimeMs, size, doc};
    }
    this.#cache.write({format: FORMAT, docs});
  }
}
