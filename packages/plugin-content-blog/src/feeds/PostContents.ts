import type {PluginCache} from '@lectern/core/content-helpers';

/** The texts of posts as feeds hold them, kept for the next build: to parse a page takes some milliseconds. */
export class PostContents {
  readonly #cache: PluginCache;
  readonly #known: ReadonlyMap<string, unknown>;
  readonly #used = new Map<string, string>();
  #isChanged = false;

  constructor(cache: PluginCache) {
    this.#cache = cache;
    const stored = cache.read();
    this.#known = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  }

  /** @param key - of the page and its HTML */
  get(key: string, extract: () => string): string {
    const known = this.#known.get(key);
    const text = typeof known === 'string' ? known : extract();
    if (text !== known) this.#isChanged = true;
    this.#used.set(key, text);
    return text;
  }

  /** Stores what was requested. */
  save(): void {
    if (this.#isChanged || this.#used.size < this.#known.size)
      this.#cache.write(Object.fromEntries(this.#used));
  }
}
