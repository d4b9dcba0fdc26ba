import {itemAt} from './shared/itemAt.js';
import {firstWhere, positionOf} from './shared/positionOf.js';
import {sharedLength} from './shared/sharedLength.js';

/** A prefix that the terms with numbers `from` to before `to` share. */
export interface PrefixRange {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
}

/** The index has no entry for a prefix that at most this many terms share: the browser reads these terms themselves. */
export const FEW_TERMS = 48;

const endsInPair = (text: string) => /[\ud800-\udbff]$/.test(text);

/** Returns the prefixes that more than `FEW_TERMS` terms share, sorted by their first term, then by length. */
function prefixesOf(terms: readonly string[]): readonly PrefixRange[] {
  const ranges: PrefixRange[] = [];
  let before = '';
  for (let from = 0; from + FEW_TERMS < terms.length; from += 1) {
    const [term, after] = [itemAt(terms, from), itemAt(terms, from + FEW_TERMS)];
    const shared = sharedLength(before, term);
    before = term;
    // Fast exit for most terms: too few terms share the prefix that is one character longer than `shared`.
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

/**
 * Prefixes of sorted terms, computed on demand for each first letter: terms with different first letters share no
 * prefix.
 */
export class Prefixes {
  readonly #terms: readonly string[];
  readonly #byLetter = new Map<string, readonly PrefixRange[]>();

  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  /** Returns the prefixes whose first term has a number from `from` to before `to`. */
  startingIn(from: number, to: number): readonly PrefixRange[] {
    const found: PrefixRange[] = [];
    for (let at = from; at < to; ) {
      const letter = itemAt(this.#terms, at).charAt(0);
      const end = positionOf(this.#terms, afterLetter(letter));
      const ofLetter = this.#of(letter, end);
      const start = (wanted: number) =>
        firstWhere(ofLetter.length, (one) => itemAt(ofLetter, one).from >= wanted);
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

/** Returns the least text that sorts after all texts that begin with a letter. */
const afterLetter = (letter: string) =>
  letter === '\uffff' ? '\uffff\uffff' : String.fromCharCode(letter.charCodeAt(0) + 1);
