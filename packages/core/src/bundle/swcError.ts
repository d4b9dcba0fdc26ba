/** A line of the source in a report of swc: ` 2 |   return <p>a</q>;`. */
const SOURCE_LINE = /^\s*(\d+) \|(.*)$/;
/** What is wrong in the line before, marked by one sign or a row of them: `   :                ^`. */
const MARK_LINE = /^\s*:( *)[\^|,─-]/;
/** A mark with an explanation, which names other places as well: "   :       `-- `a` redefined here". */
const LABEL_LINE = /^\s*:[ |]*`-- (.*)$/;
const OTHER_PLACE = /^previous | was declared /;
/** Above a frame; its column counts only where the frame marks nothing, as at the end of the file. */
const FRAME_START = /,-\[.*:(\d+):(\d+)\]$/;

interface Place {
  readonly line: number;
  /** From 0. */
  readonly column: number;
}

function findPlace(lines: readonly string[]): Place | undefined {
  let line = 0;
  const starts: Place[] = [];
  const marks: Place[] = [];
  const labels: Place[] = [];
  // One space follows the ":" of the frame.
  const columnOf = (text: string, sign: string) =>
    text.indexOf(sign, text.indexOf(':')) - text.indexOf(':') - 2;
  for (const text of lines) {
    const [, row, column] = FRAME_START.exec(text) ?? [];
    if (row !== undefined) starts.push({line: Number(row), column: Number(column) - 1});
    line = Number(SOURCE_LINE.exec(text)?.[1] ?? line);
    const label = LABEL_LINE.exec(text)?.[1];
    if (label !== undefined && !OTHER_PLACE.test(label)) labels.push({line, column: columnOf(text, '`--')});
    const indent = MARK_LINE.exec(text)?.[1];
    if (indent !== undefined) marks.push({line, column: indent.length - 1});
  }
  return labels[0] ?? marks[0] ?? starts[0];
}

/**
 * A syntax error that swc found, in the form that `bundleErrors.ts` reads. swc 1.16 reports errors only as text for a terminal.
 *
 * @returns "…/a.tsx:2:15: ERROR: Unexpected token"; the error as it is if it has another form
 */
export function swcError(error: unknown, file: string): Error {
  const text = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  const lines = text.replace(/\x1b\[[\d;]*m/g, '').split('\n');
  const reason = lines.map((line) => /^\s+[x×] (.+)$/.exec(line)?.[1]).find((found) => found !== undefined);
  const place = findPlace(lines);
  if (reason === undefined || place === undefined) return error instanceof Error ? error : new Error(text);
  return new Error(`${file}:${place.line}:${place.column}: ERROR: ${reason}`);
}
