import type {ScopeTerms} from './ScopeTerms.js';

/** The first line of packed terms. */
interface Head {
  /** See `packTerms`. */
  readonly key: string;
  /** As JSON: a page may hold half a surrogate pair, which UTF-8 cannot. */
  readonly terms: readonly string[];
  readonly places: number;
}

const bytesOf = ({buffer, byteOffset, byteLength}: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Terms as bytes for a cache: a line of JSON, then the numbers as they are in memory. Seven bytes a place, but no work for each.
 *
 * @param key - of what the terms belong to
 * @returns parts of the bytes, which are large
 */
export function packTerms({terms, offsets, pages, sections, levels}: ScopeTerms, key: string): Uint8Array[] {
  const head: Head = {key, terms, places: pages.length};
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...[offsets, pages, sections, levels].map(bytesOf)];
}

/**
 * @param packed - the joined parts from `packTerms`, undamaged
 * @returns `undefined` for terms with another key
 */
export function unpackTerms(packed: Uint8Array, wanted: string): ScopeTerms | undefined {
  const end = packed.indexOf(10);
  const {key, terms, places} = JSON.parse(Buffer.from(packed.subarray(0, end)).toString('utf8')) as Head;
  if (key !== wanted) return undefined;
  let at = end + 1;
  const take = (count: number, bytes: number): ArrayBuffer => {
    const start = at;
    at += count * bytes;
    // A copy: numbers of several bytes begin at multiples of their size.
    return new Uint8Array(packed.subarray(start, at)).buffer;
  };
  return {
    terms,
    offsets: new Uint32Array(take(terms.length + 1, 4)),
    pages: new Uint32Array(take(places, 4)),
    sections: new Uint16Array(take(places, 2)),
    levels: new Uint8Array(take(places, 1)),
  };
}
