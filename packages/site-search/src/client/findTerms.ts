import {type PlaceGroup, PREFIX_HEAD_LENGTH, type TermEntry} from '../shared/format.js';
import {itemAt} from '../shared/itemAt.js';
import {identifierTerm, isDense} from '../shared/words.js';
import {findNeighbours, type Neighbour} from './neighbours.js';
import type {QueryWord} from './readQuery.js';
import type {ScopeReader} from './ScopeReader.js';

export type Stem = (word: string) => string;

/** A term of the index that matches a word of the query, with its best places (sections of pages). */
export interface FoundTerm {
  readonly term: string;
  /** Factor by which the match counts: 1 for the word as it was typed, less for other forms. */
  readonly weight: number;
  /**
   * Number of pages that have the term; 0 for a prefix that many terms share, since the index does not count its pages.
   */
  readonly pages: number;
  readonly groups: readonly PlaceGroup[];
  /** Hashes (names) of the files with more places. */
  readonly tails: readonly string[];
  /** True for a prefix entry with the maximum number of places: no file lists its further places. */
  readonly isCut: boolean;
}

/**
 * Terms in one scope (the pages of one tag) that match a word of the query. `parts`: the terms that match each part of
 * an identifier (such as "onBrokenLinks"); a section that has a term for every part matches too.
 */
export interface FoundWord {
  readonly terms: readonly FoundTerm[];
  readonly parts: readonly (readonly FoundTerm[])[];
}

const OTHER_FORM = 0.8;
const LONGER_WORD = 0.7;
const MANY_WORDS = 0.55;
/** Minimum length of a misspelled word that is compared with identifiers (names in code, such as "onBrokenLinks"). */
const SHORTEST_IDENTIFIER = 8;
const MISSPELLED = [1, 0.7, 0.5];

/** A word of a query, or a part of an identifier. */
type Part = Pick<QueryWord, 'term' | 'isPrefix'>;

function fromEntry([term, pages, groups, ...tails]: TermEntry, weight: number): FoundTerm {
  return {term, weight, pages, groups, tails, isCut: false};
}

/** @param weight - factor by which the match counts */
async function exactTerm(scope: ScopeReader, term: string, weight = 1): Promise<readonly FoundTerm[]> {
  const entry = await scope.term(term);
  return entry ? [fromEntry(entry, weight)] : [];
}

/**
 * Finds other forms of a word: terms with the same stem. Compares only terms that begin with the stem without its last
 * letter, since this letter may differ from the word ("library" has the stem "librari").
 */
async function otherForms(scope: ScopeReader, word: string, stem: Stem): Promise<readonly FoundTerm[]> {
  if (word.length < 3 || isDense(word)) return [];
  const root = stem(word);
  const beginning = root.slice(0, Math.max(3, root.length - 1));
  if (beginning.length < 3) return [];
  const entries = await scope.termsFrom(beginning);
  return entries
    .filter(([term]) => term !== word && term.length < word.length + 8 && stem(term) === root)
    .map((entry) => fromEntry(entry, OTHER_FORM));
}

async function longerWords(scope: ScopeReader, beginning: string): Promise<readonly FoundTerm[]> {
  const shared = await scope.prefix(beginning);
  if (shared) {
    const [, , groups] = shared;
    const places = groups.reduce((sum, group) => sum + group.length - 1, 0);
    return [
      {term: beginning, weight: MANY_WORDS, pages: 0, groups, tails: [], isCut: places >= PREFIX_HEAD_LENGTH},
    ];
  }
  const entries = await scope.termsFrom(beginning);
  return entries
    .filter(([term]) => term !== beginning)
    .map((entry) => fromEntry(entry, LONGER_WORD + 0.2 * (beginning.length / entry[0].length)));
}

/** Removes duplicates: keeps the entry with the highest weight for each term. */
function unique(terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const best = new Map<string, FoundTerm>();
  for (const found of terms) {
    const key = `${found.term} ${found.weight === MANY_WORDS}`;
    if ((best.get(key)?.weight ?? 0) < found.weight) best.set(key, found);
  }
  return [...best.values()];
}

async function findTerm(
  scope: ScopeReader,
  {term, isPrefix}: Part,
  stem: Stem,
): Promise<readonly FoundTerm[]> {
  const found = await Promise.all([
    exactTerm(scope, term),
    otherForms(scope, term, stem),
    isPrefix ? longerWords(scope, term) : [],
  ]);
  return unique(found.flat());
}

/** Finds identifiers by the term of a word, which has no separators: "onbrokenlinks" finds "on-broken-links". */
async function findIdentifier(scope: ScopeReader, {term, isPrefix}: Part): Promise<readonly FoundTerm[]> {
  const identifier = identifierTerm(term);
  const [exact, longer] = await Promise.all([
    exactTerm(scope, identifier),
    isPrefix ? longerWords(scope, identifier) : [],
  ]);
  return [...exact, ...longer];
}

/** Finds the terms for a whole word. A plain word is compared with identifiers only if no plain term matches. */
async function findWhole(scope: ScopeReader, word: QueryWord, stem: Stem): Promise<readonly FoundTerm[]> {
  if (word.parts.length > 0) {
    const both = await Promise.all([findIdentifier(scope, word), findTerm(scope, word, stem)]);
    return both.flat();
  }
  const plain = await findTerm(scope, word, stem);
  return plain.length > 0 || isDense(word.term) ? plain : findIdentifier(scope, word);
}

export async function findWord(scope: ScopeReader, word: QueryWord, stem: Stem): Promise<FoundWord> {
  const [terms, parts] = await Promise.all([
    findWhole(scope, word, stem),
    findParts(word, (part) => findTerm(scope, part, stem)),
  ]);
  return {terms, parts};
}

/** Finds the terms for each part of an identifier. @returns an empty list if a part has no terms */
async function findParts(
  {parts, isPrefix}: QueryWord,
  find: (part: Part) => Promise<readonly FoundTerm[]>,
): Promise<FoundWord['parts']> {
  const found = await Promise.all(
    parts.map((term, index) => find({term, isPrefix: isPrefix && index === parts.length - 1})),
  );
  return found.every((terms) => terms.length > 0) ? found : [];
}

export const isFound = ({terms, parts}: FoundWord) => terms.length > 0 || parts.length > 0;

/**
 * Finds similar words for a word that is in no scope. If there are none and the word is an identifier, finds its parts,
 * or words that are similar to the parts.
 */
export async function findMisspelled(scope: ScopeReader, word: QueryWord, stem: Stem): Promise<FoundWord> {
  const terms = await findSimilar(scope, word);
  if (terms.length > 0 || word.parts.length === 0) return {terms, parts: []};
  const parts = await findParts(word, async (part) => {
    const found = await findTerm(scope, part, stem);
    return found.length > 0 ? found : findSimilar(scope, part);
  });
  return {terms: [], parts};
}

async function findSimilar(scope: ScopeReader, {term, isPrefix}: Part): Promise<readonly FoundTerm[]> {
  if (isDense(term)) return [];
  const plain = findNeighbours(term, await scope.wordsLike(term), isPrefix);
  const neighbours = plain.length > 0 ? plain : await similarIdentifiers(scope, {term, isPrefix});
  const found = await Promise.all(
    neighbours.map(({word, mistakes}) => exactTerm(scope, word, itemAt(MISSPELLED, Math.floor(mistakes)))),
  );
  return found.flat();
}

async function similarIdentifiers(scope: ScopeReader, {term, isPrefix}: Part): Promise<readonly Neighbour[]> {
  if (term.length < SHORTEST_IDENTIFIER) return [];
  const identifier = identifierTerm(term);
  return findNeighbours(identifier, await scope.wordsLike(identifier), isPrefix);
}
