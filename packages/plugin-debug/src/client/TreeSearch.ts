import {isSpecialValue} from './shownValue.js';
import {childrenOf, pointerTo} from './tree.js';

/** Number of matches at which a search stops, to limit memory. */
export const MAX_MATCHES = 1000;

/** Number of values that are compared between two checks of the time. */
const VALUES_AT_ONCE = 500;

interface PendingValue {
  readonly name: string;
  readonly value: unknown;
  readonly around?: PendingValue;
}

function pathOf({name, around}: PendingValue): string {
  return around ? pointerTo(pathOf(around), name) : '';
}

function textOf(value: unknown): string {
  if (isSpecialValue(value)) return value.$;
  return typeof value === 'object' && value !== null ? '' : String(value);
}

/**
 * Case-insensitive search for keys and values that contain a text. It runs in short steps, so that the page stays
 * responsive.
 */
export class TreeSearch {
  /** JSON pointers of the values that match, in the order of the document. */
  readonly matches: string[] = [];
  readonly #text: string;
  /** Stack of values that are still to be compared: the next value is last. */
  readonly #pending: PendingValue[];

  constructor(document: unknown, text: string) {
    this.#text = text.toLowerCase();
    this.#pending = [{name: '', value: document}];
  }

  get isDone(): boolean {
    return this.#pending.length === 0 || this.isCut;
  }

  /** True if the search stopped at `MAX_MATCHES`: there may be more matches. */
  get isCut(): boolean {
    return this.matches.length >= MAX_MATCHES;
  }

  /** Continues the search for about `milliseconds`. @returns `true` if the search is done */
  advance(milliseconds: number): boolean {
    const end = performance.now() + milliseconds;
    do {
      for (let count = 0; count < VALUES_AT_ONCE && !this.isDone; count += 1) this.#next();
    } while (!this.isDone && performance.now() < end);
    return this.isDone;
  }

  #next(): void {
    const next = this.#pending.pop();
    if (!next) return;
    if (next.around && this.#matches(next)) this.matches.push(pathOf(next));
    for (const [name, value] of childrenOf(next.value).toReversed())
      this.#pending.push({name, value, around: next});
  }

  #matches({name, value}: PendingValue): boolean {
    return name.toLowerCase().includes(this.#text) || textOf(value).toLowerCase().includes(this.#text);
  }
}
