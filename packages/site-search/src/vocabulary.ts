import {byCodeUnits, rangeOf, type TermNames} from './ScopeTerms.js';
import type {VocabularyFile} from './shared/format.js';
import {isDense} from './shared/words.js';

/**
 * Maximum number of words in the vocabulary, with which misspelled words are compared. The vocabulary has the most
 * frequent words only, so that it stays small.
 */
const MAX_WORDS = 14_000;
/**
 * Maximum number of identifiers in the vocabulary, in addition to the words. All are in one piece, since they begin
 * with "~".
 */
const MAX_IDENTIFIERS = 2_000;
const SHORTEST = 4;
/**
 * Minimum number of characters in a piece (a file of the vocabulary). A piece ends only where the first letter of the
 * words changes.
 */
const PIECE_SIZE = 8_000;

const CODE_OF_TILDE = 0x7e;
const CODE_OF_A = 0x61;
const CODE_OF_Z = 0x7a;

/** Fast check for a Latin letter, with which nearly all terms begin. A regular expression takes ten times as long. */
const isLatin = (code: number) => code >= CODE_OF_A && code <= CODE_OF_Z;

function isWord(term: string): boolean {
  if (term.length < SHORTEST) return false;
  return isLatin(term.charCodeAt(0)) || (/^\p{L}/u.test(term) && !isDense(term));
}

const isIdentifier = (term: string) =>
  term.charCodeAt(0) === CODE_OF_TILDE && (isLatin(term.charCodeAt(1)) || /^~\p{L}/u.test(term));

/** Returns the most frequent of the wanted terms, sorted. */
function mostFrequent(
  names: TermNames,
  isWanted: (term: string) => boolean,
  most: number,
): readonly string[] {
  const words: {term: string; places: number}[] = [];
  for (const [number, term] of names.terms.entries()) {
    if (!isWanted(term)) continue;
    const [first, end] = rangeOf(names, number);
    words.push({term, places: end - first});
  }
  const numbers = words.map(({places}) => places);
  const {least, ties} = threshold(numbers, most);
  let left = ties;
  const isFrequent = ({places}: {readonly places: number}) => {
    if (places === least) left -= 1;
    return places > least || (places === least && left >= 0);
  };
  return words.filter(isFrequent).map(({term}) => term);
}

/**
 * Finds the least of the `most` largest numbers.
 *
 * @returns that number, and how many of the `most` largest numbers are equal to it; zeros if there are fewer than
 *   `most` numbers
 */
function threshold(numbers: readonly number[], most: number): {least: number; ties: number} {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let left = most;
  for (const [number, count] of [...counts].sort(([a], [b]) => b - a)) {
    if (count >= left) return {least: number, ties: left};
    left -= count;
  }
  return {least: 0, ties: 0};
}

/**
 * Returns frequent words and identifiers, sorted: "~", with which identifiers begin, is after Latin letters, but before
 * other scripts.
 */
function frequentWords(terms: TermNames): readonly string[] {
  return [
    ...mostFrequent(terms, isWord, MAX_WORDS),
    ...mostFrequent(terms, isIdentifier, MAX_IDENTIFIERS),
  ].sort(byCodeUnits);
}

/** Splits the most frequent words into pieces. `start` of the first piece is "", of each other its first letter. */
export function vocabularyOf(terms: TermNames): readonly {start: string; content: VocabularyFile}[] {
  const pieces: {start: string; words: string[]; size: number}[] = [{start: '', words: [], size: 0}];
  let letter = '';
  for (const word of frequentWords(terms)) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    if (first !== letter && (pieces.at(-1)?.size ?? 0) >= PIECE_SIZE) {
      pieces.push({start: first, words: [], size: 0});
    }
    letter = first;
    const piece = pieces.at(-1);
    piece?.words.push(word);
    if (piece) piece.size += word.length + 1;
  }
  return pieces.map(({start, words}) => ({start, content: {words: words.join(' ')}}));
}
