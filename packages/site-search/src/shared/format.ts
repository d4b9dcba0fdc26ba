/**
 * Files of the index, which `decisions/0010-local-search.md` describes. All are JSON. The build and the browser use
 * these types.
 */

/**
 * Version of the format. Must change with any type of this module, so that a script of another build does not misread
 * the files.
 */
export const FORMAT = 2;
export const INDEX_FILE = 'search-index.json';
/** Folder of all files of the index but `INDEX_FILE`. The name of each file is a hash of its content. */
export const INDEX_FOLDER = 'assets/search/';

export const fileOf = (hash: string) => `${INDEX_FOLDER}${hash}.json`;

/** Content of the index file, which the browser loads first. It is the only file whose name has no hash. */
export interface IndexFile {
  readonly format: number;
  /** Hash of `scopes`. It changes when any file of the index changes. */
  readonly build: string;
  readonly scopes: readonly {readonly tag: string; readonly pages: number; readonly file: string}[];
}

/** Content of the file of a scope: the index of all pages with one tag. It refers to other files by their hashes. */
export interface ScopeFile {
  readonly pages: number;
  /** Hashes of the tables, each of which lists the files of `PAGES_PER_TABLE` pages. */
  readonly tables: readonly string[];
  /** Sorted starts of blocks: a block has the terms from its start, inclusive, to the next start. The first is "". */
  readonly starts: readonly string[];
  readonly blocks: readonly string[];
  /**
   * First letter of each piece (file) in `vocabulary`, "" for the first piece. The pieces have the words with which
   * misspelled words are compared. All words with the same first letter are in one piece.
   */
  readonly vocabularyStarts: readonly string[];
  readonly vocabulary: readonly string[];
}

export const PAGES_PER_TABLE = 256;
/** Content of a table: hashes of the page files of `PAGES_PER_TABLE` consecutive pages; fewer in the last table. */
export type TableFile = readonly string[];

/**
 * Places (page and section) of one level, as numbers. The first number is the level. Then, for each place: (page - page
 * of the previous place) × 32 + section. If the section is above 30, 31 is added instead, and the next number is the
 * section.
 */
export type PlaceGroup = readonly number[];

/** Maximum number of places (page and section) of a term in its block: the best ones. The others are in tails. */
export const HEAD_LENGTH = 120;
/** Maximum number of places in a prefix entry: the best ones of all terms with that prefix. */
export const PREFIX_HEAD_LENGTH = 80;

/** Term, number of pages that have it, its best places, and hashes of the files with the remaining places. */
export type TermEntry = readonly [string, number, readonly PlaceGroup[], ...string[]];
/** A prefix that many terms share, the number of these terms, and the best places of all of them. */
export type PrefixEntry = readonly [string, number, readonly PlaceGroup[]];

export interface BlockFile {
  readonly terms: readonly TermEntry[];
  /** Prefixes whose first term is in this block. Later terms of a prefix may be in the next blocks. */
  readonly prefixes: readonly PrefixEntry[];
}

/**
 * Parts of the tails of several terms: term, number of the part from 0, places. A tail has the places of a term that
 * are not in its block.
 */
export type TailFile = readonly (readonly [string, number, readonly PlaceGroup[]])[];

/**
 * Fields of a section: anchor, heading, level of the heading, text, code. The first section is the page itself, without
 * anchor.
 */
export type PageFileSection = readonly [string | null, string, number, string, string];

export interface PageFile {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly PageFileSection[];
}

/** Content of a piece of the vocabulary. `words`: frequent words, sorted and separated by spaces. */
export interface VocabularyFile {
  readonly words: string;
}
