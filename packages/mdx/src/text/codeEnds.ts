/** Marks of code, the beginning of a comment, and the line break before an empty line. */
export const CODE_SIGNS = /`+|<!--|\n(?=[ \t]*\n)/g;

/** Backticks in a row. */
interface Marks {
  readonly start: number;
  readonly length: number;
}

/** Where the code that backticks would open ends, by their place: at the next ones of the same number in the paragraph. */
export function findCodeEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const last = new Map<number, Marks>();
  for (const {0: sign, index} of text.matchAll(CODE_SIGNS)) {
    if (sign === '\n') last.clear();
    if (!sign.startsWith('`')) continue;
    const opening = last.get(sign.length);
    if (opening) ends.set(opening.start, index + sign.length);
    last.set(sign.length, {start: index, length: sign.length});
  }
  return ends;
}
