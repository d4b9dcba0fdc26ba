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

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** The beginnings of more terms than `FEW_TERMS`, ordered by their first term, shorter ones first. */
function prefixesOf(terms: readonly string[]): readonly PrefixRange[] {
  const ranges: PrefixRange[] = [];
  let before = '';
  for (let from = 0; from + FEW_TERMS < terms.length; from += 1) {
    const [term, after] = [terms[from] ?? '', terms[from + FEW_TERMS] ?? ''];
    const shared = sharedLength(before, term);
    before = term;
    // Most terms end here: their longer beginnings are those of few terms.
    if (term.charCodeAt(shared) !== after.charCodeAt(shared)) continue;
    const longest = sharedLength(term, after);
    for (let length = shared + 1; length <= longest; length += 1) {
      const prefix = term.slice(0, length);
      const to = firstWhere(terms.length, (at) => at > from && !terms[at]?.startsWith(prefix));
      if (!endsInPair(prefix)) ranges.push({prefix, from, to});
    }
  }
  return ranges;
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
