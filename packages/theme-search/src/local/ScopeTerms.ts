import {MAX_SECTIONS, placeOf, sectionOf} from './shared/places.js';

/** All terms of a scope, in order, each with its places in order. Plain arrays: they are written to the cache as they are. */
export interface ScopeTerms {
  readonly terms: readonly string[];
  /** Where the places of a term begin; one more than there are terms. */
  readonly offsets: Uint32Array;
  /** `placeOf(page, section)` is in two arrays, as it does not fit 32 bits. */
  readonly pages: Uint32Array;
  readonly sections: Uint16Array;
  readonly levels: Uint8Array;
}

export const noTerms: ScopeTerms = {
  terms: [],
  offsets: new Uint32Array(1),
  pages: new Uint32Array(0),
  sections: new Uint16Array(0),
  levels: new Uint8Array(0),
};

const LEVELS_BITS = 32;

/** What changed pages have, collected before it is merged: for each term its places × 32 + level. */
export class NewPlaces {
  readonly #places = new Map<string, number[]>();
  #count = 0;

  /** Pages are added in ascending order, the sections of each too. */
  add(term: string, page: number, section: number, level: number): void {
    const packed = placeOf(page, section) * LEVELS_BITS + level;
    const places = this.#places.get(term);
    if (places) places.push(packed);
    else this.#places.set(term, [packed]);
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  terms(): readonly string[] {
    return [...this.#places.keys()].sort(byCodeUnits);
  }

  placesOf(term: string): readonly number[] {
    return this.#places.get(term) ?? [];
  }
}

export const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export interface MergedTerms {
  readonly merged: ScopeTerms;
  /** By number of the merged term: 1 where its places are not those of before. */
  readonly changed: Uint8Array;
}

/**
 * @param before - of an earlier build
 * @param numbers - for each page of `before` its number now; -1 if it is gone or changed. Ascending apart from that.
 * @param added - the places of changed and new pages
 */
export function mergeTerms(before: ScopeTerms, numbers: Int32Array, added: NewPlaces): MergedTerms {
  const merge = new Merge(before, numbers, added.count);
  const newTerms = added.terms();
  let old = 0;
  for (const term of newTerms) {
    while (old < before.terms.length && (before.terms[old] ?? '') < term) merge.term(old++, undefined, []);
    if (before.terms[old] === term) merge.term(old++, term, added.placesOf(term));
    else merge.term(-1, term, added.placesOf(term));
  }
  while (old < before.terms.length) merge.term(old++, undefined, []);
  return merge.result();
}

class Merge {
  readonly #before: ScopeTerms;
  readonly #numbers: Int32Array;
  readonly #terms: string[] = [];
  readonly #offsets: number[] = [0];
  readonly #changed: number[] = [];
  readonly #pages: Uint32Array;
  readonly #sections: Uint16Array;
  readonly #levels: Uint8Array;
  #length = 0;

  constructor(before: ScopeTerms, numbers: Int32Array, added: number) {
    this.#before = before;
    this.#numbers = numbers;
    const most = before.pages.length + added;
    this.#pages = new Uint32Array(most);
    this.#sections = new Uint16Array(most);
    this.#levels = new Uint8Array(most);
  }

  /** @param old - number of the term before, or -1 */
  term(old: number, name: string | undefined, added: readonly number[]): void {
    const start = this.#length;
    let next = 0;
    const {offsets, pages} = this.#before;
    const end = old === -1 ? 0 : (offsets[old + 1] ?? 0);
    for (let at = old === -1 ? 0 : (offsets[old] ?? 0); at < end; at += 1) {
      const page = this.#numbers[pages[at] ?? 0] ?? -1;
      if (page === -1) continue;
      next = this.#takeBelow(added, next, page);
      this.#push(page, this.#before.sections[at] ?? 0, this.#before.levels[at] ?? 0);
    }
    this.#takeBelow(added, next, Number.POSITIVE_INFINITY);
    if (this.#length === start) return;
    this.#terms.push(name ?? this.#before.terms[old] ?? '');
    this.#offsets.push(this.#length);
    this.#changed.push(this.#isAsBefore(old, start) ? 0 : 1);
  }

  #takeBelow(added: readonly number[], from: number, page: number): number {
    let next = from;
    for (; next < added.length; next += 1) {
      const packed = added[next] ?? 0;
      const place = Math.floor(packed / LEVELS_BITS);
      const ofPage = Math.floor(place / MAX_SECTIONS);
      if (ofPage >= page) break;
      this.#push(ofPage, sectionOf(place), packed % LEVELS_BITS);
    }
    return next;
  }

  #push(page: number, section: number, level: number): void {
    this.#pages[this.#length] = page;
    this.#sections[this.#length] = section;
    this.#levels[this.#length] = level;
    this.#length += 1;
  }

  #isAsBefore(old: number, start: number): boolean {
    if (old === -1) return false;
    const {offsets, pages, sections, levels} = this.#before;
    const from = offsets[old] ?? 0;
    const count = this.#length - start;
    if ((offsets[old + 1] ?? 0) - from !== count) return false;
    for (let at = 0; at < count; at += 1) {
      const isSame =
        pages[from + at] === this.#pages[start + at] &&
        sections[from + at] === this.#sections[start + at] &&
        levels[from + at] === this.#levels[start + at];
      if (!isSame) return false;
    }
    return true;
  }

  result(): MergedTerms {
    const merged: ScopeTerms = {
      terms: this.#terms,
      offsets: Uint32Array.from(this.#offsets),
      pages: this.#pages.slice(0, this.#length),
      sections: this.#sections.slice(0, this.#length),
      levels: this.#levels.slice(0, this.#length),
    };
    return {merged, changed: Uint8Array.from(this.#changed)};
  }
}
