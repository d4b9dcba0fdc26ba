import {itemAt} from '../itemAt.js';
import type {Point} from '../tree.js';

/** Place in a text: line and column from 1, offset from 0. */
export type FullPoint = Required<Point>;

/** Converts offsets in a text to points. */
export class LineIndex {
  /** Offset at which each line begins. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  pointAt(offset: number): FullPoint {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (itemAt(this.#starts, middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return {line: low + 1, column: offset - itemAt(this.#starts, low) + 1, offset};
  }
}
