/** The files of the index, as `decisions/0010-local-search.md` describes them. All are JSON; their types are shared by writer and reader. */

/** Changes with any type of this file: a script of another build must not read them wrongly. */
export const FORMAT = 2;
export const INDEX_FILE = 'search-index.json';
/** All other files have a hash of their content as name, and no other. */
export const INDEX_FOLDER = 'assets/search/';

export const fileOf = (hash: string) => `${INDEX_FOLDER}${hash}.json`;

/** Where everything begins; the only file that changes in place. */
export interface IndexFile {
  readonly format: number;
  /** Hash of all else. */
  readonly build: string;
  readonly scopes: readonly {readonly tag: string; readonly pages: number; readonly file: string}[];
}

/** The pages of one tag have an index of their own. */
export interface ScopeFile {
  readonly pages: number;
  /** `PAGES_PER_TABLE` pages each. */
  readonly tables: readonly string[];
  /** A block has the terms from its start (inclusive) to the next one's; sorted. The first start is "". */
  readonly starts: readonly string[];
  readonly blocks: readonly string[];
  /** As `starts` and `blocks`, of words that misspelled ones are compared with. A piece has all words with one first letter. */
  readonly vocabularyStarts: readonly string[];
  readonly vocabulary: readonly string[];
}

export const PAGES_PER_TABLE = 256;
/** Hashes of page files, by number of the page. */
export type TableFile = readonly string[];

/**
 * Places of one level: the level, then for each place the distance of its page to the one before × 32 + its section; from
 * section 31 on, 31 and then the section.
 */
export type PlaceGroup = readonly number[];

/** How many places of a term are in its block, the best first. The rest is in tails. */
export const HEAD_LENGTH = 120;
/** Places of all terms with one beginning: the best. */
export const PREFIX_HEAD_LENGTH = 80;

/** Term, number of pages that have it, its best places, and files with the others, best first. */
export type TermEntry = readonly [string, number, readonly PlaceGroup[], ...string[]];
/** A beginning that many terms share, number of these terms, and the best places of all. */
export type PrefixEntry = readonly [string, number, readonly PlaceGroup[]];

export interface BlockFile {
  readonly terms: readonly TermEntry[];
  /** Those of the terms of the block and, where it has too many, of later ones. */
  readonly prefixes: readonly PrefixEntry[];
}

/** Parts of the tails of several terms: term, which part of it, places. */
export type TailFile = readonly (readonly [string, number, readonly PlaceGroup[]])[];

/** Anchor, heading, level of the heading, text, code. The first is the page itself: no anchor, no heading. */
export type PageFileSection = readonly [string | null, string, number, string, string];

export interface PageFile {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly PageFileSection[];
}

/** Words in order, separated by spaces. */
export interface VocabularyFile {
  readonly words: string;
}
