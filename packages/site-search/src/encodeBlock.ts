import {createHash} from 'node:crypto';
import type {PrefixRange} from './planPrefixes.js';
import {type Places, placeAt, rangeOf, type ScopeTerms} from './ScopeTerms.js';
import {
  type BlockFile,
  HEAD_LENGTH,
  type PlaceGroup,
  PREFIX_HEAD_LENGTH,
  type PrefixEntry,
  type TailFile,
  type TermEntry,
} from './shared/format.js';
import {itemAt} from './shared/itemAt.js';
import {LEVELS, packGroup, placeOf} from './shared/places.js';

/**
 * Returns the hash of a text, used as the name of its file. It has 48 bits, so the chance that two of 100,000 files
 * have the same name is 1 in 50,000.
 */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A file of the index: its text, and the hash that is its name. */
export interface EncodedFile {
  readonly hash: string;
  readonly text: string;
}

export function encodeFile(content: unknown): EncodedFile {
  const text = JSON.stringify(content);
  return {hash: hashOf(text), text};
}

export interface EncodedBlock {
  readonly block: EncodedFile;
  readonly tails: readonly EncodedFile[];
}

/**
 * For each level (the weight of a term in a section), highest first: the sorted places (page and section) where the
 * term has this level; `undefined` if there are none.
 */
type LevelLists = readonly (readonly number[] | undefined)[];

/** Lists that are filled place by place. Most terms have one place, so a list is created for its first place. */
class NewLists {
  readonly lists: (number[] | undefined)[] = Array(LEVELS).fill(undefined);

  add(place: number, level: number): void {
    const at = LEVELS - 1 - level;
    const list = this.lists[at];
    if (list) list.push(place);
    else this.lists[at] = [place];
  }
}

function byLevel(places: Places, from: number, to: number): LevelLists {
  const found = new NewLists();
  for (let at = from; at < to; at += 1) {
    const {page, section, level} = placeAt(places, at);
    found.add(placeOf(page, section), level);
  }
  return found.lists;
}

/**
 * Returns the places (page and section) with the ranks `from` to `to - 1`. The place with rank 0 has the highest level.
 */
function takePlaces(lists: LevelLists, from: number, to: number): readonly PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  let passed = 0;
  for (const [index, list] of lists.entries()) {
    if (!list) continue;
    const part = list.slice(Math.max(0, from - passed), Math.max(0, to - passed));
    if (part.length > 0) groups.push(packGroup(LEVELS - 1 - index, part));
    passed += list.length;
    if (passed >= to) break;
  }
  return groups;
}

function countPages(places: Places, from: number, to: number): number {
  let count = 0;
  let before = -1;
  for (let at = from; at < to; at += 1) {
    const {page} = placeAt(places, at);
    if (page !== before) count += 1;
    before = page;
  }
  return count;
}

const FIRST_TAIL = 600;
const LATER_TAIL = 4_000;
/**
 * Approximate maximum bytes of JSON in a file with parts of tails of several terms (a tail has the places of a term
 * that are not in its block). A larger part is alone in its file.
 */
const TAIL_FILE_SIZE = 7_000;

interface TailPart {
  readonly term: string;
  readonly order: number;
  readonly groups: readonly PlaceGroup[];
  readonly places: number;
}

function tailParts(term: string, lists: LevelLists, count: number): readonly TailPart[] {
  const parts: TailPart[] = [];
  for (let from = HEAD_LENGTH, order = 0; from < count; order += 1) {
    const to = Math.min(count, from + (order === 0 ? FIRST_TAIL : LATER_TAIL));
    parts.push({term, order, groups: takePlaces(lists, from, to), places: to - from});
    from = to;
  }
  return parts;
}

/**
 * Groups parts of tails into files. The first part of a tail is never in a file with later parts, since browsers read
 * it more often.
 */
function packTails(parts: readonly TailPart[]): readonly TailPart[][] {
  const packs: TailPart[][] = [];
  for (const wanted of [parts.filter(({order}) => order === 0), parts.filter(({order}) => order > 0)]) {
    let size = TAIL_FILE_SIZE;
    for (const part of wanted) {
      const partSize = part.term.length + part.places * 4;
      if (size + partSize > TAIL_FILE_SIZE) {
        packs.push([]);
        size = 0;
      }
      packs.at(-1)?.push(part);
      size += partSize;
    }
  }
  return packs;
}

function encodeTails(parts: readonly TailPart[]) {
  /** Files of all tails: term → hashes of the files with the parts of its tail, in order. */
  const names = new Map<string, string[]>();
  const files = packTails(parts).map((pack) => {
    const content: TailFile = pack.map(({term, order, groups}) => [term, order, groups]);
    const file = encodeFile(content);
    for (const {term, order} of pack) {
      const ofTerm = names.get(term) ?? [];
      ofTerm[order] = file.hash;
      names.set(term, ofTerm);
    }
    return file;
  });
  return {files, names};
}

function encodePrefix(terms: ScopeTerms, {prefix, from, to}: PrefixRange): PrefixEntry {
  const best = new Map<number, number>();
  const [first, end] = rangeOf(terms, from, to);
  const wanted = bestLevel(terms, first, end);
  for (let at = first; at < end; at += 1) {
    const {page, section, level} = placeAt(terms, at);
    if (level < wanted) continue;
    const place = placeOf(page, section);
    best.set(place, Math.max(best.get(place) ?? 0, level));
  }
  const found = new NewLists();
  for (const [place, level] of best) found.add(place, level);
  for (const list of found.lists) list?.sort((a, b) => a - b);
  return [prefix, to - from, takePlaces(found.lists, 0, PREFIX_HEAD_LENGTH)];
}

/**
 * Returns the lowest level that is read for the entry of a prefix, which lists the best `PREFIX_HEAD_LENGTH` places. At
 * least three times as many places have this level or a higher one, since several terms may have the same place.
 * Returns 0 if there are fewer.
 */
function bestLevel(places: Places, from: number, to: number): number {
  const counts: number[] = Array(LEVELS).fill(0);
  for (let at = from; at < to; at += 1) {
    const {level} = placeAt(places, at);
    counts[level] = itemAt(counts, level) + 1;
  }
  let sum = 0;
  let level = LEVELS - 1;
  for (; level > 0; level -= 1) {
    sum += itemAt(counts, level);
    if (sum >= PREFIX_HEAD_LENGTH * 3) break;
  }
  return level;
}

/**
 * Encodes a block (terms with their best places) and the tails of these terms (their remaining places).
 *
 * @param terms - terms of the block, then later terms that begin with one of `prefixes`
 * @param count - number of terms in the block
 * @param prefixes - prefixes whose first term is in the block
 */
export function encodeBlock(
  terms: ScopeTerms,
  count: number,
  prefixes: readonly PrefixRange[],
): EncodedBlock {
  const heads: [term: string, pages: number, head: readonly PlaceGroup[]][] = [];
  const parts: TailPart[] = [];
  for (let index = 0; index < count; index += 1) {
    const term = itemAt(terms.terms, index);
    const [first, end] = rangeOf(terms, index);
    const lists = byLevel(terms, first, end);
    heads.push([term, countPages(terms, first, end), takePlaces(lists, 0, HEAD_LENGTH)]);
    parts.push(...tailParts(term, lists, end - first));
  }
  const tails = encodeTails(parts);
  const content: BlockFile = {
    terms: heads.map((head): TermEntry => [...head, ...(tails.names.get(head[0]) ?? [])]),
    prefixes: prefixes.map((prefix) => encodePrefix(terms, prefix)),
  };
  return {block: encodeFile(content), tails: tails.files};
}
