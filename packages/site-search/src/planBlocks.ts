import {rangeOf, type TermNames} from './ScopeTerms.js';
import {HEAD_LENGTH} from './shared/format.js';
import {sharedLength} from './shared/sharedLength.js';

/** Range of terms in a block: numbers `from` to before `to`. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Minimum size of a block, and the size at which a block ends, in estimated bytes of JSON (about a third when
 * compressed). Only the last block of a scope may be smaller.
 */
const MIN_SIZE = 4_000;
const MAX_SIZE = 12_000;
/** A block with the minimum size ends, on average, after `CHANCE` more terms. The hash of the next term decides. */
const CHANCE = 8;

/**
 * Computes the FNV-1a hash of a term, which decides where a block ends. The hash depends only on the term, so nearly
 * all blocks end at the same terms after an edit of few terms.
 */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Splits the terms of a scope (the pages of one tag) into blocks: ranges of terms that get one file each. */
export function planBlocks(names: TermNames): readonly BlockRange[] {
  const {terms} = names;
  const ranges: BlockRange[] = [];
  let from = 0;
  let size = 0;
  for (const [index, term] of terms.entries()) {
    const isEnd = size >= MAX_SIZE || (size >= MIN_SIZE && fnv1a(term) % CHANCE === 0);
    if (isEnd) {
      ranges.push({from, to: index});
      from = index;
      size = 0;
    }
    const [first, end] = rangeOf(names, index);
    size += term.length + 16 + Math.min(end - first, HEAD_LENGTH) * 4;
  }
  if (terms.length > from) ranges.push({from, to: terms.length});
  return ranges;
}

/**
 * Returns the start of a block: the shortest text that is after `before`, the last term of the previous block, and not
 * after `first`, the first term of this block.
 */
export function startOfBlock(before: string, first: string): string {
  return first.slice(0, sharedLength(before, first) + 1);
}
