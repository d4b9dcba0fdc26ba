import {byCodeUnits, type TermNames} from './ScopeTerms.js';
import type {VocabularyFile} from './shared/format.js';
import {isDense} from './shared/words.js';

/** A misspelled word is compared with the most frequent words: this part of the index does not grow with a site beyond them. */
const MOST_WORDS = 14_000;
/** They are in one piece. */
const MOST_IDENTIFIERS = 2_000;
const SHORTEST = 4;
/** Characters after which a piece ends, at the next change of the first letter. */
const PIECE_SIZE = 8_000;

const CODE_OF_TILDE = 0x7e;
const CODE_OF_A = 0x61;
const CODE_OF_Z = 0x7a;

/** Nearly all terms: regular expressions would take ten times as long. */
const isLatin = (code: number) => code >= CODE_OF_A && code <= CODE_OF_Z;

function isWord(term: string): boolean {
  if (term.length < SHORTEST) return false;
  return isLatin(term.charCodeAt(0)) || (/^\p{L}/u.test(term) && !isDense(term));
}

const isIdentifier = (term: string) =>
  term.charCodeAt(0) === CODE_OF_TILDE && (isLatin(term.charCodeAt(1)) || /^~\p{L}/u.test(term));

/** In order. */
function mostFrequent(
  {terms, offsets}: TermNames,
  isWanted: (term: string) => boolean,
  most: number,
): readonly string[] {
  const words: number[] = [];
  for (let term = 0; term < terms.length; term += 1) if (isWanted(terms[term] ?? '')) words.push(term);
  const places = (term: number) => (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
  const {least, ties} = threshold(words.map(places), most);
  let left = ties;
  const isFrequent = (term: number) => {
    if (places(term) === least) left -= 1;
    return places(term) > least || (places(term) === least && left >= 0);
  };
  return words.filter(isFrequent).map((term) => terms[term] ?? '');
}

/** @returns the least of the `most` largest numbers, and how many of these are equal to it */
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

/** In order: identifiers begin with a sign that other scripts come after. */
function frequentWords(terms: TermNames): readonly string[] {
  return [
    ...mostFrequent(terms, isWord, MOST_WORDS),
    ...mostFrequent(terms, isIdentifier, MOST_IDENTIFIERS),
  ].sort(byCodeUnits);
}

/** The words that most places have, in pieces; the first one starts with "". */
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
