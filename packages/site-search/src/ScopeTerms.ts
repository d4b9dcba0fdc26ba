import {itemAt} from './shared/itemAt.js';
import {MAX_SECTIONS, placeOf, sectionOf} from './shared/places.js';
import {copyWord} from './shared/words.js';

/** Sorted terms, and the number of places of each. A place is a section of a page in which a term occurs. */
export interface TermNames {
  readonly terms: readonly string[];
  /**
   * For each term, the index of its first place in the arrays of `Places`. The last item is the number of all places.
   */
  readonly offsets: Uint32Array;
}

/**
 * Places (page and section) of consecutive terms, sorted for each term. They are typed arrays, which are written to the
 * cache without conversion.
 */
export interface Places {
  /**
   * Page number of each place. Page and section are in two arrays, since `placeOf(page, section)` does not fit into 32
   * bits.
   */
  readonly pages: Uint32Array;
  readonly sections: Uint16Array;
  readonly levels: Uint8Array;
}

/** Terms of a scope (the pages of one tag), all or a range of them, each with its places. */
export interface ScopeTerms extends TermNames, Places {}

/**
 * Returns the range of the places of consecutive terms: index of the first place, and index after the last place.
 *
 * @param from - number of the first term
 * @param to - number after the last term
 * @throws {RangeError} if there are no such terms
 */
export function rangeOf(
  {offsets}: Pick<TermNames, 'offsets'>,
  from: number,
  to = from + 1,
): readonly [first: number, end: number] {
  const first = offsets[from];
  const end = offsets[to];
  if (first === undefined || end === undefined) throw new RangeError(`There are no terms ${from} to ${to}.`);
  return [first, end];
}

interface Place {
  readonly page: number;
  readonly section: number;
  readonly level: number;
}

/**
 * Returns the place at an index.
 *
 * @throws {RangeError} if there is no such place
 */
export function placeAt({pages, sections, levels}: Places, index: number): Place {
  const page = pages[index];
  const section = sections[index];
  const level = levels[index];
  if (page === undefined || section === undefined || level === undefined) {
    throw new RangeError(`There is no place ${index}.`);
  }
  return {page, section, level};
}

/** Creates empty arrays for `count` places. */
export function newPlaces(count: number): Places {
  return {pages: new Uint32Array(count), sections: new Uint16Array(count), levels: new Uint8Array(count)};
}

/** Returns the places from index `from` to before `to`, without copying them. */
export function takePlaces({pages, sections, levels}: Places, from: number, to: number): Places {
  return {
    pages: pages.subarray(from, to),
    sections: sections.subarray(from, to),
    levels: levels.subarray(from, to),
  };
}

/** Copies all places of `source` into `target`, from index `at` on. */
export function copyPlaces(source: Places, target: Places, at: number): void {
  target.pages.set(source.pages, at);
  target.sections.set(source.sections, at);
  target.levels.set(source.levels, at);
}

export const noTerms: ScopeTerms = {terms: [], offsets: new Uint32Array(1), ...newPlaces(0)};

/** Returns the terms from number `from` to before `to`, without their places. */
export function takeNames(all: TermNames, from: number, to: number): TermNames {
  const [first] = rangeOf(all, from, to);
  const offsets = all.offsets.slice(from, to + 1).map((offset) => offset - first);
  return {terms: all.terms.slice(from, to), offsets};
}

/** Returns the terms from number `from` to before `to`, with their places. */
export function takeTerms(all: ScopeTerms, from: number, to: number): ScopeTerms {
  return {...takeNames(all, from, to), ...takePlaces(all, ...rangeOf(all, from, to))};
}

const LEVEL_FACTOR = 32;

/**
 * Terms of new and changed pages, before `mergeTerms` merges them: term → packed places. A packed place is one number:
 * place (page and section) × 32 + level.
 */
export class NewPlaces {
  readonly #places = new Map<string, number[]>();
  #count = 0;

  /**
   * Adds a place. Pages must be added in ascending order, and so must the sections of a page.
   *
   * @param level - weight of the term in the section, from 0 to 31
   */
  add(term: string, page: number, section: number, level: number): void {
    const packed = placeOf(page, section) * LEVEL_FACTOR + level;
    const places = this.#places.get(term);
    if (places) places.push(packed);
    else this.#places.set(copyWord(term), [packed]);
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  terms(): readonly string[] {
    return [...this.#places.keys()].sort(byCodeUnits);
  }

  /** Returns the places of the terms from `first` to `last`, inclusive. */
  between(first: string, last: string): NewPlaces {
    const found = new NewPlaces();
    for (const [term, places] of this.#places) {
      if (term < first || term > last) continue;
      found.#places.set(term, places);
      found.#count += places.length;
    }
    return found;
  }

  placesOf(term: string): readonly number[] {
    return this.#places.get(term) ?? [];
  }
}

export const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

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
 * @param added - places of changed and new pages
 */
export function mergeTerms(before: ScopeTerms, numbers: Int32Array, added: NewPlaces): MergedTerms {
  const names = added.terms();
  const merge = new Merge(before, numbers, {terms: names.length, places: added.count});
  let old = 0;
  for (const term of names) {
    const from = old;
    while (old < before.terms.length && itemAt(before.terms, old) < term) old += 1;
    merge.keep(from, old);
    const isKnown = before.terms[old] === term;
    merge.join(isKnown ? old : undefined, term, added.placesOf(term));
    if (isKnown) old += 1;
  }
  merge.keep(old, before.terms.length);
  return merge.result();
}

/**
 * Returns the page number in a packed place (see `NewPlaces`); infinity for `undefined`, which is above all page
 * numbers.
 */
const pageOfPacked = (packed: number | undefined) =>
  packed === undefined ? Number.POSITIVE_INFINITY : Math.floor(packed / (LEVEL_FACTOR * MAX_SECTIONS));

class Merge {
  readonly #before: ScopeTerms;
  readonly #numbers: Int32Array;
  readonly #terms: string[] = [];
  readonly #offsets: Uint32Array;
  readonly #changed: Uint8Array;
  readonly #places: Places;
  #length = 0;

  /** @param added - maximum number of new terms and places, for the size of the arrays */
  constructor(
    before: ScopeTerms,
    numbers: Int32Array,
    added: {readonly terms: number; readonly places: number},
  ) {
    this.#before = before;
    this.#numbers = numbers;
    const terms = before.terms.length + added.terms;
    this.#offsets = new Uint32Array(terms + 1);
    this.#changed = new Uint8Array(terms);
    this.#places = newPlaces(before.pages.length + added.places);
  }

  /** Adds the terms of the earlier build from number `from` to before `to`. None of them has new places. */
  keep(from: number, to: number): void {
    let first = from;
    for (let term = from; term < to; term += 1) {
      if (!this.#hasMovedPage(term)) continue;
      this.#copy(first, term);
      this.join(term, itemAt(this.#before.terms, term), []);
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
    this.#copyPlaces(start, end);
    for (let term = from; term < to; term += 1) {
      this.#terms.push(itemAt(this.#before.terms, term));
      this.#offsets[this.#terms.length] = rangeOf(this.#before, term)[1] + distance;
    }
  }

  #copyPlaces(from: number, to: number): void {
    if (from === to) return;
    copyPlaces(takePlaces(this.#before, from, to), this.#places, this.#length);
    this.#length += to - from;
  }

  /**
   * Adds a term with its old and new places. Leaves the term out if it has neither.
   *
   * @param old - number of the term in `before`; `undefined` for a new term
   */
  join(old: number | undefined, name: string, added: readonly number[]): void {
    const start = this.#length;
    this.#joinPlaces(old === undefined ? [0, 0] : rangeOf(this.#before, old), added);
    if (this.#length === start) return;
    this.#changed[this.#terms.length] = this.#isAsBefore(old, start) ? 0 : 1;
    this.#terms.push(name);
    this.#offsets[this.#terms.length] = this.#length;
  }

  #joinPlaces([start, end]: readonly [number, number], added: readonly number[]): void {
    const numbers = this.#numbers;
    let next = 0;
    let nextPage = pageOfPacked(added[0]);
    let from = start;
    for (let at = start; at < end; at += 1) {
      const {page, section, level} = placeAt(this.#before, at);
      const number = numbers[page] ?? -1;
      if (number === page && page < nextPage) continue;
      this.#copyPlaces(from, at);
      from = at + 1;
      if (number === -1) continue;
      next = this.#takeBelow(added, next, number);
      nextPage = pageOfPacked(added[next]);
      this.#push(number, section, level);
    }
    this.#copyPlaces(from, end);
    this.#takeBelow(added, next, Number.POSITIVE_INFINITY);
  }

  /**
   * Adds the new places, from index `from` on, whose page has a number below `page`.
   *
   * @returns index of the next new place
   */
  #takeBelow(added: readonly number[], from: number, page: number): number {
    let next = from;
    for (; pageOfPacked(added[next]) < page; next += 1) {
      const packed = itemAt(added, next);
      const place = Math.floor(packed / LEVEL_FACTOR);
      this.#push(pageOfPacked(packed), sectionOf(place), packed % LEVEL_FACTOR);
    }
    return next;
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
