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

function isWord(term: string): boolean {
  if (term.length < SHORTEST) return false;
  const first = term.charCodeAt(0);
  // Nearly all terms: regular expressions would take ten times as long.
  if (first >= CODE_OF_A && first <= CODE_OF_Z) return true;
  return /^\p{L}/u.test(term) && !isDense(term);
}

const isIdentifier = (term: string) => term.charCodeAt(0) === CODE_OF_TILDE && /^~\p{L}/u.test(term);

/** In order. */
function mostFrequent(
  {terms, offsets}: TermNames,
  isWanted: (term: string) => boolean,
  most: number,
): readonly string[] {
  const words: number[] = [];
  for (let term = 0; term < terms.length; term += 1) if (isWanted(terms[term] ?? '')) words.push(term);
  if (words.length > most) {
    const places = (term: number) => (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
    // A number that is above that of any equally frequent, later word.
    const rank = Float64Array.from(words, (term) => places(term) * terms.length - term);
    const least = rank.toSorted()[words.length - most] ?? 0;
    return words.filter((_term, at) => (rank[at] ?? 0) >= least).map((term) => terms[term] ?? '');
  }
  return words.map((term) => terms[term] ?? '');
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
