import {mergeTerms} from './mergeTerms.js';
import {NewPlaces} from './NewPlaces.js';
import type {PagePlaces} from './pagePlaces.js';
import {byCodeUnits, rangeOf, type ScopeTerms, type TermNames, takeTerms} from './ScopeTerms.js';
import type {StoredTerms} from './StoredTerms.js';
import {itemAt} from './shared/itemAt.js';
import {positionOf} from './shared/positionOf.js';
import {TermNumbers} from './TermNumbers.js';

/** Terms of an edited page with their sections: as they are stored in the cache, and as they are now. */
export interface PageEdit {
  readonly stored: PagePlaces;
  readonly now: PagePlaces;
}

/** Edits of pages since the terms were stored: number of the page in its scope → terms before and after the edit. */
export type PageEdits = ReadonlyMap<number, PageEdit>;

/**
 * Terms of a scope (the pages of one tag) after edits: the stored terms merged with the edits. The edits are stored
 * separately, since writing all terms is slow.
 */
export class EditedTerms implements TermNames {
  readonly terms: readonly string[];
  readonly offsets: Uint32Array;
  readonly #stored: StoredTerms;
  /** Number of a page in the stored terms → its present number, for `mergeTerms`; -1 for an edited page. */
  readonly #numbers: Int32Array;
  readonly #added: ScopeTerms;

  /** @param pages - number of pages in the scope */
  constructor(stored: StoredTerms, edits: PageEdits, pages: number) {
    this.#stored = stored;
    this.#numbers = Int32Array.from({length: pages}, (_, page) => page);
    const names = new TermNumbers();
    const added = new NewPlaces(names);
    const differences = new Map<string, number>();
    const count = (term: string, places: number) =>
      differences.set(term, (differences.get(term) ?? 0) + places);
    for (const [page, {stored: old, now}] of [...edits].sort(([a], [b]) => a - b)) {
      this.#numbers[page] = -1;
      for (const [term] of old) count(term, -1);
      for (const [term, section, level] of now) {
        count(term, 1);
        added.add(names.numberOf(term), page, section, level);
      }
    }
    this.#added = added.toTerms();
    const {terms, offsets} = editedNames(stored, differences);
    this.terms = terms;
    this.offsets = offsets;
  }

  /**
   * Reads a range of terms with their places.
   *
   * @param from - number of the first term
   * @param to - number after the last term
   * @throws {LostTermsError} if a part of the stored terms is damaged
   */
  read(from: number, to: number): ScopeTerms {
    const [first, last] = [itemAt(this.terms, from), itemAt(this.terms, to - 1)];
    const end = positionOf(this.#stored.terms, last);
    const isStored = this.#stored.terms[end] === last;
    const stored = this.#stored.read(positionOf(this.#stored.terms, first), isStored ? end + 1 : end);
    return mergeTerms(stored, this.#numbers, between(this.#added, first, last)).merged;
  }
}

/** Returns the terms from `first` to `last`, inclusive. */
function between(all: ScopeTerms, first: string, last: string): ScopeTerms {
  const end = positionOf(all.terms, last);
  return takeTerms(all, positionOf(all.terms, first), all.terms[end] === last ? end + 1 : end);
}

/**
 * Computes the terms after edits, and their offsets (`TermNames.offsets`).
 *
 * @param differences - term → number of places (sections with the term) that were added; negative if more were removed
 */
function editedNames(stored: TermNames, differences: ReadonlyMap<string, number>): TermNames {
  const terms: string[] = [];
  const offsets = new Uint32Array(stored.terms.length + differences.size + 1);
  let end = 0;
  const add = (term: string, places: number) => {
    end += places;
    terms.push(term);
    offsets[terms.length] = end;
  };
  const countOf = (at: number) => {
    const [first, after] = rangeOf(stored, at);
    return after - first;
  };
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) add(itemAt(stored.terms, at), countOf(at));
  };
  let next = 0;
  for (const term of [...differences.keys()].sort(byCodeUnits)) {
    const at = positionOf(stored.terms, term);
    keep(next, at);
    const isStored = stored.terms[at] === term;
    next = isStored ? at + 1 : at;
    const before = isStored ? countOf(at) : 0;
    const places = before + (differences.get(term) ?? 0);
    if (places > 0) add(term, places);
  }
  keep(next, stored.terms.length);
  return {terms, offsets: offsets.subarray(0, terms.length + 1)};
}
