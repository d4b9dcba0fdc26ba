import type {ScopeTerms, TermNames} from './ScopeTerms.js';
import type {PartsCache} from './StateCache.js';

/** The first part. */
interface Head {
  /** See `writeTerms`. */
  readonly key: string;
  /** As JSON: a page may hold half a surrogate pair, which UTF-8 cannot. */
  readonly terms: readonly string[];
}

/** Places of consecutive terms are in one part: up to so many, and those of the last term. */
const PLACES_IN_PART = 32_768;
const BYTES_OF_PLACE = 7;
/** Parts before the places. */
const FIRST_PART = 2;

/** Numbers of the terms that parts begin with, and the end of the last part. */
function partStarts(offsets: Uint32Array): readonly number[] {
  const starts = [0];
  for (let term = 1; term < offsets.length; term += 1) {
    const places = (offsets[term] ?? 0) - (offsets[starts.at(-1) ?? 0] ?? 0);
    if (places > PLACES_IN_PART || term === offsets.length - 1) starts.push(term);
  }
  return starts;
}

const bytesOf = ({buffer, byteOffset, byteLength}: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Writes terms to the cache: a part of JSON, then numbers as they are in memory. Seven bytes a place, but no work for each.
 *
 * @param key - of what the terms belong to
 */
export function writeTerms(cache: PartsCache, terms: ScopeTerms, key: string): void {
  const {offsets, pages, sections, levels} = terms;
  const head: Head = {key, terms: terms.terms};
  const starts = partStarts(offsets);
  const places = starts.slice(1).map((to, at) => {
    const [first, end] = [offsets[starts[at] ?? 0], offsets[to]];
    const arrays = [pages, sections, levels].map((array) => bytesOf(array.subarray(first, end)));
    return Buffer.concat(arrays);
  });
  cache.write([Buffer.from(JSON.stringify(head)), bytesOf(offsets), ...places]);
}

/** Terms of the cache are damaged. */
export class LostTermsError extends Error {}

/** The places of the terms of a part, or of some of them. */
type Places = Pick<ScopeTerms, 'pages' | 'sections' | 'levels'>;

/** Terms in the cache. All names are in memory; places are read for those terms that are wanted. */
export class StoredTerms implements TermNames {
  readonly terms: readonly string[];
  readonly offsets: Uint32Array;
  readonly #cache: PartsCache;
  readonly #starts: readonly number[];
  readonly #parts = new Map<number, Places>();

  private constructor(cache: PartsCache, names: TermNames) {
    this.#cache = cache;
    this.terms = names.terms;
    this.offsets = names.offsets;
    this.#starts = partStarts(names.offsets);
  }

  /** @returns `undefined` if there are none, or if they have another key */
  static open(cache: PartsCache, wanted: string): StoredTerms | undefined {
    const [head, offsets] = [cache.read(0), cache.read(1)];
    if (!head || !offsets) return undefined;
    const {key, terms} = JSON.parse(new TextDecoder().decode(head)) as Head;
    return key === wanted
      ? new StoredTerms(cache, {terms, offsets: new Uint32Array(offsets.buffer)})
      : undefined;
  }

  /**
   * @returns terms `from` to before `to` with their places
   * @throws {LostTermsError}
   */
  read(from: number, to: number): ScopeTerms {
    const [first = 0, end = 0] = [this.offsets[from], this.offsets[to]];
    const offsets = this.offsets.slice(from, to + 1).map((offset) => offset - first);
    return {terms: this.terms.slice(from, to), offsets, ...this.#places(first, end)};
  }

  /** @returns the places from `first` to before `end` of all */
  #places(first: number, end: number): Places {
    const pieces: Places[] = [];
    for (const [at, term] of this.#starts.slice(0, -1).entries()) {
      const [start = 0, stop = 0] = [this.offsets[term], this.offsets[this.#starts[at + 1] ?? term]];
      if (stop > first && start < end)
        pieces.push(piece(this.#part(at), Math.max(first - start, 0), Math.min(end, stop) - start));
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

function piece({pages, sections, levels}: Places, from: number, to: number): Places {
  return {
    pages: pages.subarray(from, to),
    sections: sections.subarray(from, to),
    levels: levels.subarray(from, to),
  };
}

/** @param count - of all places */
function join(pieces: readonly Places[], count: number): Places {
  const pages = new Uint32Array(count);
  const sections = new Uint16Array(count);
  const levels = new Uint8Array(count);
  let at = 0;
  for (const one of pieces) {
    pages.set(one.pages, at);
    sections.set(one.sections, at);
    levels.set(one.levels, at);
    at += one.pages.length;
  }
  return {pages, sections, levels};
}
