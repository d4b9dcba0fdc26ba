import type {ScopeTerms} from './ScopeTerms.js';
import type {VocabularyFile} from './shared/format.js';
import {isDense} from './shared/words.js';

/** A misspelled word is compared with the most frequent words: the file does not grow with a site beyond this. */
const MOST_WORDS = 8_000;
const SHORTEST = 4;

const isWord = (term: string) => term.length >= SHORTEST && /^\P{N}/u.test(term) && !isDense(term);

/** The words that most places have. */
export function vocabularyOf({terms, offsets}: ScopeTerms): VocabularyFile {
  const words = terms
    .map((term, index) => ({term, places: (offsets[index + 1] ?? 0) - (offsets[index] ?? 0), index}))
    .filter(({term}) => isWord(term));
  if (words.length > MOST_WORDS) {
    words.sort((a, b) => b.places - a.places || a.index - b.index);
    words.length = MOST_WORDS;
    words.sort((a, b) => a.index - b.index);
  }
  return {words: words.map(({term}) => term).join(' ')};
}
