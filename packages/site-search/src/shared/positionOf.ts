import {itemAt} from './itemAt.js';

/**
 * Returns the index of the first of the sorted terms that is not before `wanted`; the number of terms if all are before
 * it.
 */
export function positionOf(terms: readonly string[], wanted: string): number {
  return firstWhere(terms.length, (at) => itemAt(terms, at) >= wanted);
}

/**
 * Finds, by binary search, the lowest number from 0 to before `count` for which `isTrue` returns `true`; else `count`.
 *
 * @param isTrue - returns `false` below the number that is searched for, and `true` from this number on
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
