/** Position of the value of an MDX node (an expression, an import) in the text of its file, line by line. */
export interface PlacedValue {
  /** For each line of the value: the offset at which the line begins in the value, and the offset in the text. */
  readonly lines: readonly {readonly inValue: number; readonly inText: number}[];
  /** Offset in the text directly after the value. */
  readonly end: number;
}

/**
 * Finds the value of an MDX node in the text of its file. In a quote or a list, lines of the text have a prefix ("> "
 * or spaces) that the value does not have.
 *
 * @param start - offset in the text at which the value begins.
 * @param close - character after the value, such as "}"; "" if it may be any.
 * @returns `undefined` if the value is not at this position in the text.
 */
export function placeValue(
  value: string,
  {text, start, close}: {readonly text: string; readonly start: number; readonly close: string},
): PlacedValue | undefined {
  if (text.startsWith(value + close, start)) {
    return {lines: [{inValue: 0, inText: start}], end: start + value.length};
  }
  const lines: {inValue: number; inText: number}[] = [];
  const parts = value.split('\n');
  let inValue = 0;
  let lineStart = start;
  for (const [index, part] of parts.entries()) {
    const lineEnd = endOfLine(text, lineStart);
    const isLast = index === parts.length - 1;
    const inText = isLast
      ? findInLine(part + close, {text, lineStart, lineEnd})
      : startOfSuffix(part, {text, lineStart, lineEnd});
    if (inText === undefined || (index === 0 && inText !== start)) return undefined;
    // If a line of the value is empty, its position is the beginning of the line in the text, as in `@mdx-js/mdx`.
    lines.push({inValue, inText: part === '' ? lineStart : inText});
    if (isLast) return {lines, end: inText + part.length};
    inValue += part.length + 1;
    lineStart = lineEnd + 1;
  }
  return undefined;
}

/** Converts an offset in the value to an offset in the text. */
export function offsetInText({lines, end}: PlacedValue, offset: number): number {
  let line = lines[0];
  for (const next of lines) {
    if (next.inValue > offset) break;
    line = next;
  }
  return line ? Math.min(end, line.inText + offset - line.inValue) : end;
}

interface Line {
  readonly text: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function startOfSuffix(part: string, {text, lineStart, lineEnd}: Line): number | undefined {
  const start = lineEnd - part.length;
  return start >= lineStart && text.startsWith(part, start) ? start : undefined;
}

/**
 * Finds the last line of the value in a line of the text. The line of the text may begin with more white space and ">"
 * than the line of the value.
 *
 * @param part - last line of the value, with the character after the value
 * @returns the offset in the text; `undefined` if the line does not contain `part`.
 */
function findInLine(part: string, {text, lineStart, lineEnd}: Line): number | undefined {
  const start = lineStart + prefixLength(text.slice(lineStart, lineEnd)) - prefixLength(part);
  return start >= lineStart && text.startsWith(part, start) ? start : undefined;
}

function prefixLength(line: string): number {
  return /^[ \t>]*/.exec(line)?.[0].length ?? 0;
}
