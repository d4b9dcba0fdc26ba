import {COMMON_TYPES, decodeIndex} from './tokenTypes.js';

/** A run of code in one colour. `types` holds the Prism types, outermost first; empty for plain text. */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
}

/**
 * Cuts code into coloured runs, line by line.
 *
 * `tokens` is what the compiler wrote: `[extra,types;]runs`, where a run is the sign of a type (a letter, or a number in
 * parentheses; "." for plain text) and the run's length in UTF-16 units, left out when it is 1. Plain text at
 * the end has no run.
 *
 * @param code - the children of the `code` element; one line break at its end is not a line of its own.
 * @param tokens - without it every line is one plain run.
 * @returns one array per line; an empty line has no run.
 */
export function splitTokens(code: string, tokens: string | undefined): CodeToken[][] {
  const text = textOf(code);
  const lines: CodeToken[][] = [[]];
  let offset = 0;
  for (const {types, length} of decodeRuns(tokens)) {
    appendRun(lines, text.slice(offset, offset + length), types === '' ? [] : types.split(' '));
    offset += length;
  }
  appendRun(lines, text.slice(offset), []);
  return lines;
}

export function textOf(code: string): string {
  return code.endsWith('\n') ? code.slice(0, -1) : code;
}

/** @returns the runs with their types as one text, "tag punctuation". */
export function decodeRuns(tokens = ''): {types: string; length: number}[] {
  const separator = tokens.indexOf(';');
  const extra = separator === -1 ? [] : tokens.slice(0, separator).split(',');
  const table = [...COMMON_TYPES, ...extra];
  // Signs and lengths in turn, after an empty text. Twice as fast as matching run by run.
  const parts = tokens.slice(separator + 1).split(/([a-zA-Z.]|\(\d+\))/);
  const runs: {types: string; length: number}[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    const sign = parts[index] as string;
    const types = sign === '.' ? '' : (table[decodeIndex(sign)] ?? '');
    runs.push({types, length: Number(parts[index + 1] || 1)});
  }
  return runs;
}

function appendRun(lines: CodeToken[][], content: string, types: readonly string[]): void {
  content.split('\n').forEach((part, index) => {
    if (index > 0) lines.push([]);
    if (part !== '') lines.at(-1)?.push({types, content: part});
  });
}
