import {copyPlaces, newPlaces, type Places, type ScopeTerms, takePlaces} from './ScopeTerms.js';
import {itemAt} from './shared/itemAt.js';
import type {TermNumbers} from './TermNumbers.js';

/** Number of places for which memory is reserved at first. */
const FIRST_SIZE = 1024;

/** Places of the terms of new and changed pages, in typed arrays that grow: a large site has millions of places. */
export class NewPlaces {
  readonly #names: TermNumbers;
  /** Number of the term of each place. */
  #terms = new Uint32Array(FIRST_SIZE);
  #places = newPlaces(FIRST_SIZE);
  #length = 0;

  constructor(names: TermNumbers) {
    this.#names = names;
  }

  /**
   * Adds a place. Pages must be added in ascending order, and so must the sections of a page.
   *
   * @param term - number of the term
   * @param level - weight of the term in the section, from 0 to 31
   */
  add(term: number, page: number, section: number, level: number): void {
    const at = this.#length;
    if (at === this.#terms.length) this.#grow();
    this.#terms[at] = term;
    this.#places.pages[at] = page;
    this.#places.sections[at] = section;
    this.#places.levels[at] = level;
    this.#length += 1;
  }

  #grow(): void {
    const terms = new Uint32Array(2 * this.#length);
    terms.set(this.#terms);
    this.#terms = terms;
    const places = newPlaces(2 * this.#length);
    copyPlaces(this.#places, places, 0);
    this.#places = places;
  }

  /** Returns all terms that have places, sorted, with their places. */
  toTerms(): ScopeTerms {
    const used = this.#terms.subarray(0, this.#length);
    const counts = new Uint32Array(this.#names.terms.length);
    for (const term of used) counts[term] = itemAt(counts, term) + 1;
    const terms = this.#names.terms.filter((_, term) => itemAt(counts, term) > 0).sort();
    const offsets = new Uint32Array(terms.length + 1);
    /** Number of a term → index of its next place. */
    const next = new Uint32Array(counts.length);
    for (const [at, name] of terms.entries()) {
      const term = this.#names.numberOf(name);
      const start = itemAt(offsets, at);
      next[term] = start;
      offsets[at + 1] = start + itemAt(counts, term);
    }
    return {terms, offsets, ...this.#arranged(next)};
  }

  #arranged(next: Uint32Array): Places {
    const {pages, sections, levels} = takePlaces(this.#places, 0, this.#length);
    const sorted = newPlaces(this.#length);
    for (let from = 0; from < this.#length; from += 1) {
      const term = itemAt(this.#terms, from);
      const to = itemAt(next, term);
      next[term] = to + 1;
      sorted.pages[to] = itemAt(pages, from);
      sorted.sections[to] = itemAt(sections, from);
      sorted.levels[to] = itemAt(levels, from);
    }
    return sorted;
  }
}
