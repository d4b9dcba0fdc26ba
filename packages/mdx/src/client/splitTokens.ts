import {textHash} from './textHash.js';
import {COMMON_TYPES, decodeIndex} from './tokenTypes.js';

/**
 * Part of a line in one colour. `types` are the types of Prism, outermost first, or ["plain"] for text without a type.
 */
export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
}

/**
 * Splits code into lines, and each line into runs: pieces whose types of Prism are the same.
 *
 * The format of `tokens` is `[types,types;]runs#hash`. A run is a sign for its types (a letter or a number in
 * parentheses, the index in `COMMON_TYPES`; "." for plain text) and its length in UTF-16 units, which is left out if it
 * is 1. Indexes past the end of `COMMON_TYPES` refer to the types before ";". Plain text at the end has no run. `hash`
 * is the hash of the code.
 *
 * @param code - children of the `code` element; a line break at its end begins no new line.
 * @param tokens - without it, or if it belongs to other code, each line is one plain run.
 * @returns the runs of each line; none for an empty line.
 */
export function splitTokens(code: string, tokens: string | undefined): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const {types, content} of decodeRuns(code, tokens)) appendRun(lines, content, types.split(' '));
  return lines;
}

/**
 * Checks that `tokens` was made for this code. A component around a code block may pass its properties on with other
 * children.
 */
export function areTokensOf(code: string, tokens: string): boolean {
  return tokens.slice(tokens.lastIndexOf('#') + 1) === textHash(textOf(code));
}

function textOf(code: string): string {
  return code.endsWith('\n') ? code.slice(0, -1) : code;
}

/**
 * Decodes `tokens` to runs: pieces of the code with their types, from its beginning to its end.
 *
 * @returns the types of each run as one text ("tag punctuation"), and its content, which may have line breaks; one
 * plain run if the tokens belong to other code.
 */
export function decodeRuns(code: string, tokens: string | undefined): {types: string; content: string}[] {
  const text = textOf(code);
  if (tokens === undefined || !areTokensOf(code, tokens)) return [{types: 'plain', content: text}];
  const encoded = tokens.slice(0, tokens.lastIndexOf('#'));
  const separator = encoded.indexOf(';');
  const extra = separator === -1 ? [] : encoded.slice(0, separator).split(',');
  const table = [...COMMON_TYPES, ...extra];
  // The result is an empty text, then alternately a sign and a length. One split takes half the time of a match for
  // each run.
  const parts = encoded.slice(separator + 1).split(/([a-zA-Z.]|\(\d+\))/);
  const runs: {types: string; content: string}[] = [];
  let end = 0;
  for (let index = 1; index < parts.length; index += 2) {
    const sign = parts[index] as string;
    const types = sign === '.' ? 'plain' : (table[decodeIndex(sign)] ?? 'plain');
    const start = end;
    end += Number(parts[index + 1] || 1);
    runs.push({types, content: text.slice(start, end)});
  }
  return [...runs, {types: 'plain', content: text.slice(end)}];
}

function appendRun(lines: CodeToken[][], content: string, types: readonly string[]): void {
  content.split('\n').forEach((part, index) => {
    if (index > 0) lines.push([]);
    if (part !== '') lines.at(-1)?.push({types, content: part});
  });
}
