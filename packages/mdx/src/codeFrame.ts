const CONTEXT = 2;
const MAX_WIDTH = 120;

/**
 * Returns the lines around a position in a text, with their numbers and a caret (^) below the position.
 *
 * @param line - from 1; a line past the end counts as the last one.
 * @param column - from 1, in UTF-16 units; without it there is no caret.
 */
export function codeFrame(text: string, line: number, column?: number): string {
  const lines = text.split(/\r\n|\r|\n/);
  const target = Math.min(Math.max(line, 1), lines.length);
  const first = Math.max(1, target - CONTEXT);
  // The empty line after the last line break is shown only if the position is in that line.
  const end = lines.at(-1) === '' ? Math.max(target, lines.length - 1) : lines.length;
  const last = Math.min(end, target + CONTEXT);
  const gutter = String(last).length;
  const out: string[] = [];
  for (const [index, text] of lines.slice(first - 1, last).entries()) {
    const number = first + index;
    const source = text.replaceAll('\t', ' ');
    const start = number === target && column !== undefined ? Math.max(0, column - MAX_WIDTH) : 0;
    out.push(
      `${number === target ? '>' : ' '} ${String(number).padStart(gutter)} | ${source.slice(start, start + MAX_WIDTH)}`.trimEnd(),
    );
    if (number === target && column !== undefined) {
      out.push(`  ${' '.repeat(gutter)} | ${' '.repeat(Math.max(0, column - 1 - start))}^`);
    }
  }
  return out.join('\n');
}
