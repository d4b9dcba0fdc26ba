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
  const open: {prefix: string; from: number}[] = [];
  const close = (length: number, to: number) => {
    while (open.length > length) {
      const last = open.pop();
      if (last && to - last.from > FEW_TERMS && !endsInPair(last.prefix)) ranges.push({...last, to});
    }
  };
  let before = '';
  for (const [index, term] of terms.entries()) {
    let shared = 0;
    while (shared < before.length && before[shared] === term[shared]) shared += 1;
    close(shared, index);
    for (let length = shared; length < term.length; length += 1) {
      open.push({prefix: term.slice(0, length + 1), from: index});
    }
    before = term;
  }
  close(0, terms.length);
  return ranges.sort((a, b) => a.from - b.from || a.prefix.length - b.prefix.length);
}
