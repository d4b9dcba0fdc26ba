/** Matches backticks, the beginning of a comment, and the line break before a blank line. */
export const CODE_SIGNS = /`+|<!--|\n(?=[ \t]*\n)/g;

/**
 * Returns a map: offset of a run of backticks → end of the code span that it would begin. The span ends after the next
 * run of the same length in the paragraph.
 */
export function findCodeEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const last = new Map<number, number>();
  for (const {0: sign, index} of text.matchAll(CODE_SIGNS)) {
    if (sign === '\n') last.clear();
    if (!sign.startsWith('`')) continue;
    const start = last.get(sign.length);
    if (start !== undefined) ends.set(start, index + sign.length);
    last.set(sign.length, index);
  }
  return ends;
}

/** Part of a text, by its offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the code spans of a text, in their order, with the backticks around them.
 *
 * @param offset - number that is added to all offsets
 */
export function codeSpans(text: string, offset = 0): Range[] {
  const ranges: Range[] = [];
  let position = 0;
  for (const [start, end] of [...findCodeEnds(text)].sort(([a], [b]) => a - b)) {
    if (start < position) continue;
    ranges.push({start: offset + start, end: offset + end});
    position = end;
  }
  return ranges;
}
