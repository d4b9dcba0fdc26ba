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
export function planPrefixes(terms: readonly string[]): readonly PrefixRange[] {
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
