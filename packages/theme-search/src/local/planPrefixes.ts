import {firstWhere, positionOf} from './positionOf.js';

/** A beginning that terms `from` to before `to` share. */
export interface PrefixRange {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
}

/** Up to so many terms, the browser reads the terms themselves. */
export const FEW_TERMS = 48;

const endsInPair = (text: string) => /[\ud800-\udbff]$/.test(text);

/** The beginnings of more terms than `FEW_TERMS`, ordered by their first term, shorter ones first. */
function prefixesOf(terms: readonly string[]): readonly PrefixRange[] {
  const ranges: PrefixRange[] = [];
  /** Of each length of a beginning of the last term, from 1: the first term that has it. */
  const firsts: number[] = [];
  let before = '';
  const endAll = (length: number, to: number) => {
    for (; firsts.length > length; firsts.pop()) {
      const from = firsts.at(-1) ?? 0;
      if (to - from <= FEW_TERMS) continue;
      const prefix = before.slice(0, firsts.length);
      if (!endsInPair(prefix)) ranges.push({prefix, from, to});
    }
  };
  // Iterators and accesses beyond the end of a text would take as long as all the rest.
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index] ?? '';
    const most = Math.min(before.length, term.length);
    let shared = 0;
    while (shared < most && before.charCodeAt(shared) === term.charCodeAt(shared)) shared += 1;
    endAll(shared, index);
    while (firsts.length < term.length) firsts.push(index);
    before = term;
  }
  endAll(0, terms.length);
  return ranges.sort((a, b) => a.from - b.from || a.prefix.length - b.prefix.length);
}

/** The prefixes of terms, found letter by letter: no two letters share one. */
export class Prefixes {
  readonly #terms: readonly string[];
  readonly #byLetter = new Map<string, readonly PrefixRange[]>();

  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  /** @returns the prefixes whose first term is `from` or a later one before `to` */
  startingIn(from: number, to: number): readonly PrefixRange[] {
    const found: PrefixRange[] = [];
    for (let at = from; at < to; ) {
      const letter = this.#terms[at]?.charAt(0) ?? '';
      const end = positionOf(this.#terms, afterLetter(letter));
      const ofLetter = this.#of(letter, end);
      const start = (wanted: number) =>
        firstWhere(ofLetter.length, (one) => (ofLetter[one]?.from ?? 0) >= wanted);
      found.push(...ofLetter.slice(start(from), start(to)));
      at = end;
    }
    return found;
  }

  #of(letter: string, end: number): readonly PrefixRange[] {
    const known = this.#byLetter.get(letter);
    if (known) return known;
    const start = positionOf(this.#terms, letter);
    const found = prefixesOf(this.#terms.slice(start, end)).map(({prefix, from, to}) => ({
      prefix,
      from: from + start,
      to: to + start,
    }));
    this.#byLetter.set(letter, found);
    return found;
  }
}

/** The least text after all that begin with a letter. */
const afterLetter = (letter: string) =>
  letter === '\uffff' ? '\uffff\uffff' : String.fromCharCode(letter.charCodeAt(0) + 1);
