import {itemAt} from '../itemAt.js';
import type {Point} from '../tree.js';

/** Converts offsets in a text to points (line, column and offset). */
export class LineIndex {
  /** Offset at which each line begins. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  pointAt(offset: number): Required<Point> {
    const line = countBelow(offset + 1, this.#starts);
    return {line, column: offset - itemAt(this.#starts, line - 1) + 1, offset};
  }
}

/** Counts the numbers of a sorted list that are below a limit, by binary search. */
export function countBelow(limit: number, sorted: readonly number[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(sorted, middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
