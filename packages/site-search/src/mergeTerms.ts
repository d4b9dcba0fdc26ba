import {
  copyPlaces,
  newPlaces,
  type Places,
  placeAt,
  rangeOf,
  type ScopeTerms,
  takePlaces,
} from './ScopeTerms.js';
import {itemAt} from './shared/itemAt.js';

export interface MergedTerms {
  readonly merged: ScopeTerms;
  /** For each merged term: 1 if its places differ from the earlier build, else 0. */
  readonly changed: Uint8Array;
}

/**
 * Merges the terms of an earlier build with the terms of changed and new pages.
 *
 * @param before - terms of the earlier build
 * @param numbers - number of a page in `before` → its present number, or -1 if it was removed or changed; ascending
 *   except for -1
 * @param added - terms of changed and new pages
 */
export function mergeTerms(before: ScopeTerms, numbers: Int32Array, added: ScopeTerms): MergedTerms {
  if (before.terms.length === 0) return {merged: added, changed: new Uint8Array(added.terms.length).fill(1)};
  const merge = new Merge(before, numbers, added);
  let old = 0;
  for (const [number, term] of added.terms.entries()) {
    const from = old;
    while (old < before.terms.length && itemAt(before.terms, old) < term) old += 1;
    merge.keep(from, old);
    const isKnown = before.terms[old] === term;
    merge.join(isKnown ? old : undefined, term, rangeOf(added, number));
    if (isKnown) old += 1;
  }
  merge.keep(old, before.terms.length);
  return merge.result();
}

/** Indexes of the first place, and after the last place. */
type Range = readonly [first: number, end: number];

const NONE: Range = [0, 0];

class Merge {
  readonly #before: ScopeTerms;
  readonly #added: ScopeTerms;
  readonly #numbers: Int32Array;
  readonly #terms: string[] = [];
  readonly #offsets: Uint32Array;
  readonly #changed: Uint8Array;
  readonly #places: Places;
  #length = 0;

  constructor(before: ScopeTerms, numbers: Int32Array, added: ScopeTerms) {
    this.#before = before;
    this.#added = added;
    this.#numbers = numbers;
    const terms = before.terms.length + added.terms.length;
    this.#offsets = new Uint32Array(terms + 1);
    this.#changed = new Uint8Array(terms);
    this.#places = newPlaces(before.pages.length + added.pages.length);
  }

  /** Adds the terms of the earlier build from number `from` to before `to`. None of them has new places. */
  keep(from: number, to: number): void {
    let first = from;
    for (let term = from; term < to; term += 1) {
      if (!this.#hasMovedPage(term)) continue;
      this.#copy(first, term);
      this.join(term, itemAt(this.#before.terms, term), NONE);
      first = term + 1;
    }
    this.#copy(first, to);
  }

  /** Returns `true` if a page of the term has another number now, or was removed or changed. */
  #hasMovedPage(term: number): boolean {
    const numbers = this.#numbers;
    const [first, end] = rangeOf(this.#before, term);
    for (let at = first; at < end; at += 1) {
      const {page} = placeAt(this.#before, at);
      if (numbers[page] !== page) return true;
    }
    return false;
  }

  #copy(from: number, to: number): void {
    if (from === to) return;
    const [start, end] = rangeOf(this.#before, from, to);
    const distance = this.#length - start;
    this.#copyPlaces(this.#before, start, end);
    for (let term = from; term < to; term += 1) {
      this.#terms.push(itemAt(this.#before.terms, term));
      this.#offsets[this.#terms.length] = rangeOf(this.#before, term)[1] + distance;
    }
  }

  /** Adds the places of `source` from index `from` to before `to`. */
  #copyPlaces(source: Places, from: number, to: number): void {
    if (from === to) return;
    copyPlaces(takePlaces(source, from, to), this.#places, this.#length);
    this.#length += to - from;
  }

  /**
   * Adds a term with its old and new places. Leaves the term out if it has neither.
   *
   * @param old - number of the term in `before`; `undefined` for a new term
   * @param added - range of its new places
   */
  join(old: number | undefined, name: string, added: Range): void {
    const start = this.#length;
    this.#joinPlaces(old === undefined ? NONE : rangeOf(this.#before, old), added);
    if (this.#length === start) return;
    this.#changed[this.#terms.length] = this.#isAsBefore(old, start) ? 0 : 1;
    this.#terms.push(name);
    this.#offsets[this.#terms.length] = this.#length;
  }

  #joinPlaces([start, end]: Range, [firstAdded, endAdded]: Range): void {
    const numbers = this.#numbers;
    let next = firstAdded;
    let from = start;
    for (let at = start; at < end; at += 1) {
      const {page, section, level} = placeAt(this.#before, at);
      const number = numbers[page] ?? -1;
      const isAfterAdded = next < endAdded && itemAt(this.#added.pages, next) < number;
      if (number === page && !isAfterAdded) continue;
      this.#copyPlaces(this.#before, from, at);
      from = at + 1;
      if (number === -1) continue;
      const first = next;
      while (next < endAdded && itemAt(this.#added.pages, next) < number) next += 1;
      this.#copyPlaces(this.#added, first, next);
      this.#push(number, section, level);
    }
    this.#copyPlaces(this.#before, from, end);
    this.#copyPlaces(this.#added, next, endAdded);
  }

  #push(page: number, section: number, level: number): void {
    this.#places.pages[this.#length] = page;
    this.#places.sections[this.#length] = section;
    this.#places.levels[this.#length] = level;
    this.#length += 1;
  }

  #isAsBefore(old: number | undefined, start: number): boolean {
    if (old === undefined) return false;
    const before = takePlaces(this.#before, ...rangeOf(this.#before, old));
    const now = takePlaces(this.#places, start, this.#length);
    return (
      before.pages.length === now.pages.length &&
      before.pages.every((page, at) => page === now.pages[at]) &&
      before.sections.every((section, at) => section === now.sections[at]) &&
      before.levels.every((level, at) => level === now.levels[at])
    );
  }

  result(): MergedTerms {
    const merged: ScopeTerms = {
      terms: this.#terms,
      offsets: this.#offsets.subarray(0, this.#terms.length + 1),
      ...takePlaces(this.#places, 0, this.#length),
    };
    return {merged, changed: this.#changed.subarray(0, this.#terms.length)};
  }
}
