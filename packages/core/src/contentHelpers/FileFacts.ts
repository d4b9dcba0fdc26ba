import type {Stats} from 'node:fs';
import path from 'node:path';
import type {PluginCache} from './pluginCache.js';
import {survivesJson} from './survivesJson.js';

/** As it is stored. */
interface StoredFacts<Facts> {
  readonly mtimeMs: number;
  readonly size: number;
  readonly facts: Facts;
}

interface Entry<Facts> extends StoredFacts<Facts> {
  /** In the cache: relative to the site folder. Absent for what JSON cannot hold. */
  readonly name: string | undefined;
}

/** To be raised with every change of what is stored. */
const FORMAT = 2;

function isStored(value: unknown): value is StoredFacts<object> {
  if (typeof value !== 'object' || value === null) return false;
  const {mtimeMs, size, facts} = value as Partial<StoredFacts<unknown>>;
  return (
    typeof mtimeMs === 'number' && typeof size === 'number' && typeof facts === 'object' && facts !== null
  );
}

export interface FileFactsInput {
  readonly siteDir: string;
  /** Keeps the facts for the next build; its version changes with the code that finds them. */
  readonly cache?: PluginCache | undefined;
}

/**
 * What a plugin found in each Markdown file when it last read it: in `site start` before a change, or in an earlier build.
 * A file is read again once its time or size has changed.
 */
export class FileFacts<Facts extends object> {
  readonly #siteDir: string;
  readonly #cache: PluginCache | undefined;
  /** By absolute file. */
  readonly #entries = new Map<string, Entry<Facts>>();
  /** Requested since the last save. */
  readonly #used = new Set<string>();
  #isChanged = false;

  constructor({siteDir, cache}: FileFactsInput) {
    this.#siteDir = siteDir;
    this.#cache = cache;
    const stored = cache?.read() as {format?: unknown; files?: unknown} | undefined;
    if (stored?.format !== FORMAT || typeof stored.files !== 'object' || stored.files === null) return;
    for (const [name, value] of Object.entries(stored.files)) {
      if (!isStored(value)) continue;
      const {mtimeMs, size, facts} = value;
      const file = name.startsWith('..') ? path.resolve(siteDir, name) : siteDir + path.sep + name;
      // The version of the cache is that of the code which wrote the facts.
      this.#entries.set(file, {mtimeMs, size, facts: facts as Facts, name});
    }
  }

  /** What the file holds, unless it has changed since. */
  find(file: string, {mtimeMs, size}: Stats): Facts | undefined {
    const known = this.#entries.get(file);
    if (known?.mtimeMs !== mtimeMs || known.size !== size) return undefined;
    this.#used.add(file);
    return known.facts;
  }

  /** What the file held when it was last read, whatever it holds now. */
  last(file: string): Facts | undefined {
    return this.#entries.get(file)?.facts;
  }

  remember(file: string, {mtimeMs, size}: Stats, facts: Facts): void {
    const name = this.#cache && survivesJson(facts) ? path.relative(this.#siteDir, file) : undefined;
    this.#entries.set(file, {mtimeMs, size, facts, name});
    this.#used.add(file);
    this.#isChanged = true;
  }

  /** Stores what was requested since the last save. */
  save(): void {
    const used = [...this.#entries].filter(([file]) => this.#used.has(file));
    const isChanged = this.#isChanged || used.length < this.#entries.size;
    this.#isChanged = false;
    this.#used.clear();
    if (!isChanged || !this.#cache) return;
    const files: {[name: string]: StoredFacts<Facts>} = {};
    for (const [, {name, mtimeMs, size, facts}] of used) {
      if (name !== undefined) files[name] = {mtimeMs, size, facts};
    }
    this.#cache.write({format: FORMAT, files});
  }
}
