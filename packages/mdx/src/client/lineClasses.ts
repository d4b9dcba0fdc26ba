/** Lines from 0, each with its classes. */
export type LineClasses = {readonly [line: number]: readonly string[]};

/**
 * Reads the `lineClasses` prop of a code block: "highlighted:1,3-5;error:7", lines from 1.
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
 * @param end - the last number that counts
 * @returns the numbers that "1,3-5" means; what is no number is left out.
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
