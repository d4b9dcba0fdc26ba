import {
  type BlockFile,
  fileOf,
  PAGES_PER_TABLE,
  type PageFile,
  type PlaceGroup,
  type PrefixEntry,
  type ScopeFile,
  type TableFile,
  type TailFile,
  type TermEntry,
  type VocabularyFile,
} from '../shared/format.js';
import {itemAt} from '../shared/itemAt.js';
import {firstWhere} from '../shared/positionOf.js';

/** Reads a file of the index, or returns it from memory. @throws {Error} if it does not exist or cannot be loaded */
export type ReadFile = (file: string) => Promise<unknown>;

/**
 * Maximum number of blocks (files with consecutive terms) that a search by prefix reads. Terms in later blocks are not
 * found.
 */
const MAX_BLOCKS = 3;

/**
 * Tables (lists of page files) are loaded in advance, after the first query, if the scope has at most this many tables
 * (about 30 kB).
 */
const MAX_TABLES = 8;

/** Returns the index of the last item of the sorted `starts` that is not after `text`; 0 if all items are after it. */
function findStart(starts: readonly string[], text: string): number {
  const after = firstWhere(starts.length, (at) => itemAt(starts, at) > text);
  return Math.max(0, after - 1);
}

/**
 * Reads a file whose content has the type `T`. The content is not checked, since the index comes from the site itself.
 */
export async function readContent<T>(read: ReadFile, file: string): Promise<T> {
  return (await read(file)) as T;
}

/** Reader for the index of one scope (the pages of one tag). */
export class ScopeReader {
  readonly tag: string;
  readonly pages: number;
  readonly #file: ScopeFile;
  readonly #read: ReadFile;

  private constructor(tag: string, file: ScopeFile, read: ReadFile) {
    this.tag = tag;
    this.pages = file.pages;
    this.#file = file;
    this.#read = read;
  }

  static async open(tag: string, hash: string, read: ReadFile): Promise<ScopeReader> {
    return new ScopeReader(tag, await readContent(read, fileOf(hash)), read);
  }

  async #block(number: number): Promise<BlockFile> {
    const hash = this.#file.blocks[number];
    return hash === undefined ? {terms: [], prefixes: []} : readContent(this.#read, fileOf(hash));
  }

  async term(term: string): Promise<TermEntry | undefined> {
    const {terms} = await this.#block(findStart(this.#file.starts, term));
    return terms.find(([name]) => name === term);
  }

  /**
   * Returns the entry of a prefix, with the best places (page and section) of all terms that begin with it; `undefined`
   * if only few terms begin with it.
   */
  async prefix(prefix: string): Promise<PrefixEntry | undefined> {
    for (const block of this.#blocksOf(prefix)) {
      const {terms, prefixes} = await this.#block(block);
      const found = prefixes.find(([name]) => name === prefix);
      if (found || terms.some(([name]) => name >= prefix)) return found;
    }
    return undefined;
  }

  /** Returns the terms that begin with a prefix, but only those in the first `MAX_BLOCKS` blocks that may have any. */
  async termsFrom(prefix: string): Promise<readonly TermEntry[]> {
    const blocks = await Promise.all([...this.#blocksOf(prefix)].map((block) => this.#block(block)));
    return blocks.flatMap(({terms}) => terms.filter(([name]) => name.startsWith(prefix)));
  }

  /** Yields the numbers of the blocks that may have terms with this prefix, up to `MAX_BLOCKS`. */
  *#blocksOf(prefix: string): Generator<number> {
    const {starts} = this.#file;
    const first = findStart(starts, prefix);
    yield first;
    for (let block = first + 1; block < first + MAX_BLOCKS; block += 1) {
      if (!starts[block]?.startsWith(prefix)) return;
      yield block;
    }
  }

  /**
   * Reads one part of the tail of a term: places (page and section) that are not in its block.
   *
   * @param hash - name of the file with the part
   * @param order - number of the part, from 0
   */
  async tail(hash: string, term: string, order: number): Promise<readonly PlaceGroup[]> {
    const parts = await readContent<TailFile>(this.#read, fileOf(hash));
    return parts.find(([name, part]) => name === term && part === order)?.[2] ?? [];
  }

  /** Returns the path of the page file (texts of one page). Its hash is in one of the tables. */
  async pageFile(number: number): Promise<string> {
    const table = fileOf(itemAt(this.#file.tables, Math.floor(number / PAGES_PER_TABLE)));
    return fileOf(itemAt(await readContent<TableFile>(this.#read, table), number % PAGES_PER_TABLE));
  }

  /** Loads all tables (lists of page files) if there are few. Later queries then need one round of requests less. */
  async loadTables(): Promise<void> {
    const {tables} = this.#file;
    if (tables.length <= MAX_TABLES) await Promise.all(tables.map((hash) => this.#read(fileOf(hash))));
  }

  async page(number: number): Promise<PageFile> {
    return readContent(this.#read, await this.pageFile(number));
  }

  /**
   * Returns the words with which a misspelled word is compared: those in the files of the vocabulary for its first and
   * its second letter, since the mistake may be in the first letter.
   */
  async wordsLike(word: string): Promise<readonly string[]> {
    const {vocabulary, vocabularyStarts} = this.#file;
    const letters = [...word].slice(0, 2);
    const pieces = new Set(letters.map((letter) => findStart(vocabularyStarts, letter)));
    const files = [...pieces].sort((a, b) => a - b).map((piece) => itemAt(vocabulary, piece));
    const contents = await Promise.all(
      files.map((hash) => readContent<VocabularyFile>(this.#read, fileOf(hash))),
    );
    return contents.flatMap(({words}) => words.split(' '));
  }
}
