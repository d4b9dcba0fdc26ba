/** Characters of a line that is coloured. */
export const MAX_LINE = 2_000;
/** Characters of code that is coloured as a whole. */
export const MAX_PART = 10_000;

/** A piece of code that is coloured by itself. */
export interface CodePart {
  /** With the line breaks at its end. */
  readonly text: string;
  /** A line past the limit, which has no colours. */
  readonly isLong: boolean;
}

/**
 * Cuts code into parts: most grammars of Prism take quadratic time, so a line of 100 kB would take a minute. Code of an
 * ordinary size is one part. Where there is more, a part ends at an empty line, or else at the last line that fits.
 */
export function splitCode(code: string): readonly CodePart[] {
  const parts: CodePart[] = [];
  let lines: string[] = [];
  let length = 0;
  let lastEmpty = -1;
  const flush = (count: number): void => {
    if (count > 0) parts.push({text: lines.slice(0, count).join(''), isLong: false});
    lines = lines.slice(count);
    length = lines.reduce((sum, line) => sum + line.length, 0);
    lastEmpty = -1;
  };
  for (const line of code.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const isLong = line.length > MAX_LINE;
    if (length + line.length > MAX_PART && !isLong) flush(lastEmpty === -1 ? lines.length : lastEmpty + 1);
    if (isLong) {
      flush(lines.length);
      parts.push({text: line, isLong});
      continue;
    }
    lines.push(line);
    length += line.length;
    if (line.trim() === '') lastEmpty = lines.length - 1;
  }
  flush(lines.length);
  return parts;
}
