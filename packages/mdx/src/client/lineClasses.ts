/** CSS classes of the lines of a code block: index of the line, from 0 → its classes. */
export type LineClasses = {readonly [line: number]: readonly string[]};

/**
 * Parses the `lineClasses` property of a code block: "highlighted:1,3-5;error:7", with lines from 1.
 *
 * @returns lines from 0, as `CodeBlock` counts them.
 */
export function parseLineClasses(lineClasses: string | undefined): LineClasses {
  const result: {[line: number]: string[]} = {};
  for (const group of (lineClasses ?? '').split(';')) {
    const colon = group.lastIndexOf(':');
    if (colon < 1) continue;
    for (const line of parseRange(group.slice(colon + 1))) {
      const classes = result[line - 1] ?? [];
      result[line - 1] = [...classes, group.slice(0, colon)];
    }
  }
  return result;
}

/**
 * Parses a list of numbers and ranges: "1,3-5" → [1, 3, 4, 5]. Other parts of the list are ignored.
 *
 * @param end - last number of the result; higher ones are left out
 */
export function parseRange(range: string, end = Number.POSITIVE_INFINITY): number[] {
  return range.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*(?:-|\.\.|…)\s*(\d+))?\s*$/.exec(part);
    if (!match) return [];
    const first = Number(match[1]);
    const last = Math.min(Number(match[2] ?? first), first + 10_000, end);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  });
}
