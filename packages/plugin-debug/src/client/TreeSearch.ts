import {isSpecialValue} from './shownValue.js';
import {childrenOf, pointerTo} from './tree.js';

/** A search that goes on after so many matches would only fill memory. */
export const MAX_MATCHES = 1000;

/** Values between two looks at the clock. */
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

/** A search for names and values with a text in them, upper and lower case alike. It can be made in parts, so that a page stays usable. */
export class TreeSearch {
  /** JSON pointers, in the order of the document. */
  readonly matches: string[] = [];
  readonly #text: string;
  /** The next one last. */
  readonly #pending: PendingValue[];

  constructor(document: unknown, text: string) {
    this.#text = text.toLowerCase();
    this.#pending = [{name: '', value: document}];
  }

  get isDone(): boolean {
    return this.#pending.length === 0 || this.isCut;
  }

  /** There may be more matches. */
  get isCut(): boolean {
    return this.matches.length >= MAX_MATCHES;
  }

  /** Goes on for a time. @returns `true` if the search is done */
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
