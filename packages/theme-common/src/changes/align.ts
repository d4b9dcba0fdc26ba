import {append} from './append.js';
import type {Budget} from './Budget.js';

/** Positions of two equal elements, in the sequence before and in the sequence after. */
export type Match = readonly [before: number, after: number];

/** Largest table, in cells, with which the longest common subsequence of two ranges is found. */
const MAX_CELLS = 1_000_000;

/** Ranges of two sequences; the ends are exclusive. */
interface Ranges {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
}

/**
 * Finds equal elements of two sequences, in the same order in both. Short ranges get their longest common subsequence;
 * long ones are first divided at elements that both have once.
 *
 * @param before - numbers that are equal for equal elements
 * @returns pairs of positions, ascending
 */
export function align(before: readonly number[], after: readonly number[], budget: Budget): readonly Match[] {
  const found: Match[] = [];
  const open: Ranges[] = [{beforeStart: 0, beforeEnd: before.length, afterStart: 0, afterEnd: after.length}];
  for (let ranges = open.pop(); ranges; ranges = open.pop()) {
    const rest = trim(before, after, ranges, found);
    const [height, width] = [rest.beforeEnd - rest.beforeStart, rest.afterEnd - rest.afterStart];
    if (height === 0 || width === 0) continue;
    const cells = height * width;
    if (cells <= MAX_CELLS) {
      if (budget.take(cells)) append(found, commonSubsequence(before, after, rest));
    } else if (budget.take(height + width)) append(open, divide(before, after, rest, found));
  }
  return found.sort((one, other) => one[0] - other[0]);
}

/** Removes equal elements from both ends of the ranges, and adds them to `found`. */
function trim(before: readonly number[], after: readonly number[], ranges: Ranges, found: Match[]): Ranges {
  let {beforeStart, beforeEnd, afterStart, afterEnd} = ranges;
  while (beforeStart < beforeEnd && afterStart < afterEnd && before[beforeStart] === after[afterStart]) {
    found.push([beforeStart, afterStart]);
    beforeStart += 1;
    afterStart += 1;
  }
  while (beforeStart < beforeEnd && afterStart < afterEnd && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd -= 1;
    afterEnd -= 1;
    found.push([beforeEnd, afterEnd]);
  }
  return {beforeStart, beforeEnd, afterStart, afterEnd};
}

function commonSubsequence(
  before: readonly number[],
  after: readonly number[],
  {beforeStart, beforeEnd, afterStart, afterEnd}: Ranges,
): Match[] {
  const [height, width] = [beforeEnd - beforeStart, afterEnd - afterStart];
  const row = width + 1;
  // Cell (y, x): length of the longest common subsequence of what follows y and x. The shorter range limits it.
  const lengths = new Uint32Array((height + 1) * row);
  const at = (y: number, x: number) => lengths[y * row + x] as number;
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      const isSame = before[beforeStart + y] === after[afterStart + x];
      lengths[y * row + x] = isSame ? at(y + 1, x + 1) + 1 : Math.max(at(y + 1, x), at(y, x + 1));
    }
  }
  const found: Match[] = [];
  for (let y = 0, x = 0; y < height && x < width; ) {
    if (before[beforeStart + y] === after[afterStart + x]) {
      found.push([beforeStart + y, afterStart + x]);
      y += 1;
      x += 1;
    } else if (at(y + 1, x) >= at(y, x + 1)) y += 1;
    else x += 1;
  }
  return found;
}

/** Divides ranges at the elements that both have exactly once; no ranges if there are no such elements. */
function divide(
  before: readonly number[],
  after: readonly number[],
  ranges: Ranges,
  found: Match[],
): Ranges[] {
  const anchors = longestAscending(commonOnce(before, after, ranges));
  if (anchors.length === 0) return [];
  append(found, anchors);
  const parts: Ranges[] = [];
  let [beforeStart, afterStart] = [ranges.beforeStart, ranges.afterStart];
  for (const [beforeEnd, afterEnd] of [...anchors, [ranges.beforeEnd, ranges.afterEnd] as const]) {
    parts.push({beforeStart, beforeEnd, afterStart, afterEnd});
    beforeStart = beforeEnd + 1;
    afterStart = afterEnd + 1;
  }
  return parts;
}

/** Returns the positions of elements that both ranges have exactly once, in the order of the range before. */
function commonOnce(
  before: readonly number[],
  after: readonly number[],
  {beforeStart, beforeEnd, afterStart, afterEnd}: Ranges,
): Match[] {
  const once = (list: readonly number[], start: number, end: number) => {
    const places = new Map<number, number>();
    for (let at = start; at < end; at += 1) {
      const value = list[at] as number;
      places.set(value, places.has(value) ? -1 : at);
    }
    return places;
  };
  const places = once(after, afterStart, afterEnd);
  return [...once(before, beforeStart, beforeEnd)].flatMap(([value, at]): Match[] => {
    const place = places.get(value) ?? -1;
    return at === -1 || place === -1 ? [] : [[at, place]];
  });
}

/** Returns the longest part of a list of matches in which the positions after ascend, too. */
function longestAscending(matches: readonly Match[]): readonly Match[] {
  // Index of the match that ends the best list of each length, and for each match the index of the one before it.
  const ends: number[] = [];
  const previous: number[] = [];
  const placeOf = (index: number | undefined) => (index === undefined ? -1 : (matches[index]?.[1] ?? -1));
  for (const [index, [, place]] of matches.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle]) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = index;
  }
  const longest: Match[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = previous[index] as number)
    longest.push(matches[index] as Match);
  return longest.reverse();
}
