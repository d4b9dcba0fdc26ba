import type {CacheTable, TableWriter} from '@lectern/store';

/**
 * Texts by key that a plugin can make again. Only the requested ones are read: all texts together may be larger than the memory
 * for them. The table keeps what was requested since it was opened.
 */
export class TextCache {
  readonly #table: CacheTable<{[key: string]: string}>;
  readonly #storedCount: number;
  /** Keys of stored texts. */
  readonly #requested = new Set<string>();
  #writer: TableWriter | undefined;

  constructor(table: CacheTable<{[key: string]: string}>) {
    this.#table = table;
    this.#storedCount = table.keys().length;
  }

  /** @param key - equal for equal texts only */
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

  /** Keeps the requested texts for the next build. Nothing can be requested afterwards. */
  write(): void {
    if (!this.#writer && this.#requested.size === this.#storedCount) return;
    this.#writer ??= this.#table.openWriter();
    for (const key of this.#requested) {
      const text = this.#table.read(key);
      if (text !== undefined) this.#writer.add(key, text);
    }
    this.#writer.commit();
  }

  /** Without `write` before, the table stays as it was. */
  close(): void {
    this.#writer?.close();
  }
}
