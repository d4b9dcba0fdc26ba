import type {CacheTable, TableWriter} from '@lectern/store';

/**
 * Cache on disk of texts that a plugin can make again. Each text is read from disk when it is requested, since all
 * texts together may not fit into memory. `write` keeps only the texts that were requested from this object.
 */
export class TextCache {
  readonly #table: CacheTable<{[key: string]: string}>;
  readonly #storedCount: number;
  /** Keys of the texts of an earlier build that `get` has returned. `write` copies them to the new table. */
  readonly #requested = new Set<string>();
  #writer: TableWriter | undefined;

  constructor(table: CacheTable<{[key: string]: string}>) {
    this.#table = table;
    this.#storedCount = table.keys().length;
  }

  /**
   * Returns the text of a key: from the cache if it contains the key, otherwise the result of `make`, which is added to
   * the cache.
   *
   * @param key - different texts must have different keys
   */
  get(key: string, make: () => string): string {
    const made = this.#writer?.read(key);
    if (typeof made === 'string') return made;
    const stored = this.#table.read(key);
    if (stored !== undefined) {
      this.#requested.add(key);
      return stored;
    }
    const text = make();
    this.#writer ??= this.#table.openWriter();
    this.#writer.add(key, text);
    return text;
  }

  /** Stores the requested texts for the next build, and no others. `get` must not be called afterwards. */
  write(): void {
    if (!this.#writer && this.#requested.size === this.#storedCount) return;
    this.#writer ??= this.#table.openWriter();
    for (const key of this.#requested) {
      const text = this.#table.read(key);
      if (text !== undefined) this.#writer.add(key, text);
    }
    this.#writer.commit();
  }

  /** Deletes temporary files. If `write` was not called before, the stored texts stay unchanged. */
  close(): void {
    this.#writer?.close();
  }
}
