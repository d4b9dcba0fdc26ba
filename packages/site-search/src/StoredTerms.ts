import type {BlockRange} from './planBlocks.js';
import {
  copyPlaces,
  newPlaces,
  type Places,
  rangeOf,
  type ScopeTerms,
  type TermNames,
  takeNames,
  takePlaces,
} from './ScopeTerms.js';
import type {PartsCache} from './StateCache.js';

/** Content of part 0, the first of the byte arrays in which the terms are stored. It is JSON. */
interface Head {
  /** Key of the terms, see `writeTerms`. */
  readonly key: string;
  /** Sorted terms. They are stored as JSON, since a term may contain a lone surrogate, which UTF-8 cannot represent. */
  readonly terms: readonly string[];
}

/** Number of places (page and section) after which a part ends. The places of one term are never in two parts. */
const PLACES_IN_PART = 32_768;
const BYTES_OF_PLACE = 7;
/** Index of the first part with places: parts 0 and 1 are the head and the offsets. */
const FIRST_PART = 2;

/** Divides the terms among the parts: returns, for each part with places, the range of its terms. */
function partRanges(names: Pick<TermNames, 'offsets'>): readonly BlockRange[] {
  const ranges: BlockRange[] = [];
  const count = names.offsets.length - 1;
  let from = 0;
  for (let to = 1; to <= count; to += 1) {
    const [first, end] = rangeOf(names, from, to);
    if (end - first <= PLACES_IN_PART && to < count) continue;
    ranges.push({from, to});
    from = to;
  }
  return ranges;
}

const bytesOf = ({buffer, byteOffset, byteLength}: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Writes terms to the cache: a part with JSON, then parts with the bytes of the typed arrays. The arrays take seven
 * bytes for each place, but need no encoding.
 *
 * @param key - key of the pages to which the terms belong
 */
export function writeTerms(cache: PartsCache, terms: ScopeTerms, key: string): void {
  const head: Head = {key, terms: terms.terms};
  const places = partRanges(terms).map(({from, to}) => {
    const {pages, sections, levels} = takePlaces(terms, ...rangeOf(terms, from, to));
    return Buffer.concat([pages, sections, levels].map(bytesOf));
  });
  cache.write([Buffer.from(JSON.stringify(head)), bytesOf(terms.offsets), ...places]);
}

/** Error: a part of the terms in the cache is missing or damaged. */
export class LostTermsError extends Error {}

/** Terms in the cache. The terms themselves are in memory; their places are read on demand, part by part. */
export class StoredTerms implements TermNames {
  readonly terms: readonly string[];
  readonly offsets: Uint32Array;
  readonly #cache: PartsCache;
  readonly #ranges: readonly BlockRange[];
  readonly #parts = new Map<number, Places>();

  private constructor(cache: PartsCache, names: TermNames) {
    this.#cache = cache;
    this.terms = names.terms;
    this.offsets = names.offsets;
    this.#ranges = partRanges(names);
  }

  /** Opens the terms in the cache. @returns `undefined` if there are none, or if they have another key */
  static open(cache: PartsCache, wanted: string): StoredTerms | undefined {
    const [head, offsets] = [cache.read(0), cache.read(1)];
    if (!head || !offsets) return undefined;
    const {key, terms}: Head = JSON.parse(new TextDecoder().decode(head));
    return key === wanted
      ? new StoredTerms(cache, {terms, offsets: new Uint32Array(offsets.buffer)})
      : undefined;
  }

  /**
   * Reads the terms from number `from` to before `to`, with their places.
   *
   * @throws {LostTermsError} if a part is missing or damaged
   */
  read(from: number, to: number): ScopeTerms {
    return {...takeNames(this, from, to), ...this.#places(...rangeOf(this, from, to))};
  }

  /** Reads the places from index `first` to before `end`. */
  #places(first: number, end: number): Places {
    const pieces: Places[] = [];
    for (const [at, {from, to}] of this.#ranges.entries()) {
      const [start, stop] = rangeOf(this, from, to);
      if (stop > first && start < end)
        pieces.push(takePlaces(this.#part(at), Math.max(first - start, 0), Math.min(end, stop) - start));
    }
    const [only] = pieces;
    return only && pieces.length === 1 ? only : join(pieces, end - first);
  }

  #part(at: number): Places {
    const known = this.#parts.get(at);
    if (known) return known;
    const bytes = this.#cache.read(FIRST_PART + at);
    if (!bytes) throw new LostTermsError(`Part ${at} of the terms is lost.`);
    const count = bytes.length / BYTES_OF_PLACE;
    const part: Places = {
      pages: new Uint32Array(bytes.buffer, 0, count),
      sections: new Uint16Array(bytes.buffer, 4 * count, count),
      levels: bytes.subarray(6 * count),
    };
    this.#parts.set(at, part);
    return part;
  }
}

/** Joins places of several parts. @param count - number of all places */
function join(pieces: readonly Places[], count: number): Places {
  const joined = newPlaces(count);
  let at = 0;
  for (const piece of pieces) {
    copyPlaces(piece, joined, at);
    at += piece.pages.length;
  }
  return joined;
}
