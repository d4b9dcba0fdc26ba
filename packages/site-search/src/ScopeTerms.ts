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

export const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
