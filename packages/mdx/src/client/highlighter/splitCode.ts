/** Maximum length of a line that gets colours, in characters. */
export const MAX_LINE = 2_000;
/** Maximum length of a `CodePart`, in characters. */
export const MAX_PART = 10_000;

/** Part of code that is coloured independently of the other parts. */
export interface CodePart {
  /** Text of the part, with the line break at its end. */
  readonly text: string;
  /** True for a line longer than `MAX_LINE`, which has no colours. */
  readonly isLong: boolean;
}

/**
 * Splits code into parts, because most grammars of Prism take quadratic time: a line of 100 kB would take a minute. A
 * line longer than `MAX_LINE` is a part of its own. The code around such lines is divided only if it is longer than
 * `MAX_PART`: a part then ends at its last empty line, or at the last line that fits if there is none.
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
