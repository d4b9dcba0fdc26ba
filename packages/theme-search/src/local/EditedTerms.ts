import type {PagePlaces} from './pagePlaces.js';
import {byCodeUnits, mergeTerms, NewPlaces, type ScopeTerms, type TermNames} from './ScopeTerms.js';
import type {StoredTerms} from './StoredTerms.js';

/** An edited page: its places in the stored terms, and those that it has now. */
export interface PageEdit {
  readonly stored: PagePlaces;
  readonly now: PagePlaces;
}

/** By number of the page. */
export type PageEdits = ReadonlyMap<number, PageEdit>;

/** The stored terms of a scope as they are after edits, which are kept beside them: to write all terms takes longer than an edit. */
export class EditedTerms implements TermNames {
  readonly terms: readonly string[];
  readonly offsets: Uint32Array;
  readonly #stored: StoredTerms;
  /** As `mergeTerms` takes it. */
  readonly #numbers: Int32Array;
  readonly #added = new NewPlaces();

  /** @param pages - number of pages */
  constructor(stored: StoredTerms, edits: PageEdits, pages: number) {
    this.#stored = stored;
    this.#numbers = Int32Array.from({length: pages}, (_, page) => page);
    const differences = new Map<string, number>();
    const count = (term: string, places: number) =>
      differences.set(term, (differences.get(term) ?? 0) + places);
    for (const [page, {stored: old, now}] of [...edits].sort(([a], [b]) => a - b)) {
      this.#numbers[page] = -1;
      for (const [term] of old) count(term, -1);
      for (const [term, section, level] of now) {
        count(term, 1);
        this.#added.add(term, page, section, level);
      }
    }
    const {terms, offsets} = editedNames(stored, differences);
    this.terms = terms;
    this.offsets = offsets;
  }

  /**
   * @returns terms `from` to before `to` with their places
   * @throws {LostTermsError}
   */
  read(from: number, to: number): ScopeTerms {
    const [first = '', last = ''] = [this.terms[from], this.terms[to - 1]];
    const end = positionOf(this.#stored.terms, last);
    const isStored = this.#stored.terms[end] === last;
    const stored = this.#stored.read(positionOf(this.#stored.terms, first), isStored ? end + 1 : end);
    return mergeTerms(stored, this.#numbers, this.#added.between(first, last)).merged;
  }
}

/** Number of the first term that is not before `wanted`. */
export function positionOf(terms: readonly string[], wanted: string): number {
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((terms[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** @param differences - how many places more a term has */
function editedNames(stored: TermNames, differences: ReadonlyMap<string, number>): TermNames {
  const terms: string[] = [];
  const counts: number[] = [];
  const add = (term: string, count: number) => {
    if (count === 0) return;
    terms.push(term);
    counts.push(count);
  };
  const countOf = (at: number) => (stored.offsets[at + 1] ?? 0) - (stored.offsets[at] ?? 0);
  let at = 0;
  for (const term of [...differences.keys()].sort(byCodeUnits)) {
    for (; at < stored.terms.length && (stored.terms[at] ?? '') < term; at += 1)
      add(stored.terms[at] ?? '', countOf(at));
    const isStored = stored.terms[at] === term;
    add(term, (isStored ? countOf(at) : 0) + (differences.get(term) ?? 0));
    if (isStored) at += 1;
  }
  for (; at < stored.terms.length; at += 1) add(stored.terms[at] ?? '', countOf(at));
  const offsets = new Uint32Array(terms.length + 1);
  for (const [term, count] of counts.entries()) offsets[term + 1] = (offsets[term] ?? 0) + count;
  return {terms, offsets};
}
