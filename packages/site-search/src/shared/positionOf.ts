import {itemAt} from './itemAt.js';

/** Returns the number of the first of the sorted terms that is not before `wanted`; the number of terms if all are. */
export function positionOf(terms: readonly string[], wanted: string): number {
  return firstWhere(terms.length, (at) => itemAt(terms, at) >= wanted);
}

/**
 * Finds the first number from 0 to before `count` for which `isTrue` holds, by binary search; else `count`.
 *
 * @param isTrue - false for lower numbers, true for all after
 */
export function firstWhere(count: number, isTrue: (at: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isTrue(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
