import {textHash} from './textHash.js';
import {COMMON_TYPES, decodeIndex} from './tokenTypes.js';

/** A run of code in one colour. `types` holds the Prism types, outermost first; "plain" alone for text without any. */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
}

/**
 * Cuts code into coloured runs, line by line.
 *
 * `tokens` is what the compiler wrote: `[extra,types;]runs#hash`, where a run is the sign of a type (a letter, or a number in
 * parentheses; "." for plain text) and the run's length in UTF-16 units, left out when it is 1. Plain text at
 * the end has no run.
 *
 * @param code - the children of the `code` element; one line break at its end is not a line of its own.
 * @param tokens - without it, and where it belongs to another text, every line is one plain run.
 * @returns one array per line; an empty line has no run.
 */
export function splitTokens(code: string, tokens: string | undefined): CodeToken[][] {
  const text = textOf(code);
  const lines: CodeToken[][] = [[]];
  let offset = 0;
  for (const {types, length} of decodeRuns(text, tokens)) {
    appendRun(lines, text.slice(offset, offset + length), types.split(' '));
    offset += length;
  }
  appendRun(lines, text.slice(offset), ['plain']);
  return lines;
}

/**
 * Tests that `tokens` was made for this code. A component around a code block may pass other children on with the
 * properties of a fence.
 */
export function areTokensOf(code: string, tokens: string): boolean {
  return tokens.slice(tokens.lastIndexOf('#') + 1) === textHash(textOf(code));
}

export function textOf(code: string): string {
  return code.endsWith('\n') ? code.slice(0, -1) : code;
}

/** @returns the runs with their types as one text, "tag punctuation"; none if the tokens belong to another text. */
export function decodeRuns(text: string, tokens: string | undefined): {types: string; length: number}[] {
  if (tokens === undefined || !areTokensOf(`${text}\n`, tokens)) return [];
  const encoded = tokens.slice(0, tokens.lastIndexOf('#'));
  const separator = encoded.indexOf(';');
  const extra = separator === -1 ? [] : encoded.slice(0, separator).split(',');
  const table = [...COMMON_TYPES, ...extra];
  // Signs and lengths in turn, after an empty text. Twice as fast as matching run by run.
  const parts = encoded.slice(separator + 1).split(/([a-zA-Z.]|\(\d+\))/);
  const runs: {types: string; length: number}[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    const sign = parts[index] as string;
    const types = sign === '.' ? 'plain' : (table[decodeIndex(sign)] ?? 'plain');
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
