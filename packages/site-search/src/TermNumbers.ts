import {copyWord, identifierTerm, isDense, MAX_TERM_LENGTH, termsOf, wordsOf} from './shared/words.js';

/** Terms of a part of a text. */
export interface PartTerms {
  /** Number of words: 1, but 0 for encoded data, and several for a run of characters of a dense script. */
  readonly words: number;
  /** Numbers of all terms: of a word, it and the parts of an identifier. A number may be in the list more than once. */
  readonly terms: readonly number[];
}

/** Maximum number of words for which the terms are cached. */
const MAX_REMEMBERED = 50_000;

/**
 * Numbers the terms of pages, from 0, in the order of their first use. Weights and places of terms are then in arrays
 * by number, which take less time and memory than maps by text.
 */
export class TermNumbers {
  /** Term of each number. */
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Cache: word → its terms. Cleared when it has `MAX_REMEMBERED` words. */
  readonly #words = new Map<string, PartTerms>();

  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const own = copyWord(term);
    this.#numbers.set(own, this.terms.length);
    return this.terms.push(own) - 1;
  }

  /** Returns the terms of a part of a text. @param part - item of the result of `splitText` */
  termsOf(part: string): PartTerms {
    const known = this.#words.get(part);
    if (known) return known;
    const found = this.#find(part);
    // Runs of a dense script are rarely repeated, and longer texts are encoded data.
    if (found.words !== 1 || part.length > MAX_TERM_LENGTH) return found;
    if (this.#words.size >= MAX_REMEMBERED) this.#words.clear();
    this.#words.set(copyWord(part), found);
    return found;
  }

  #find(part: string): PartTerms {
    const terms: number[] = [];
    const use = (term: string) => {
      if (term.length <= MAX_TERM_LENGTH) terms.push(this.numberOf(term));
    };
    const words = isDense(part) ? [...wordsOf(part)] : [termsOf(part) ?? []].flat();
    for (const {term, parts} of words) {
      use(parts.length > 0 ? identifierTerm(term) : term);
      for (const one of parts) use(one);
    }
    return {words: words.length, terms};
  }
}
