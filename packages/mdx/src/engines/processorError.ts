import type {Compilation, PageText} from '../compilation.js';
import type {MarkdownError} from '../errors.js';
import {syntaxError} from '../syntaxError.js';
import {isPlaced, type PlacedMessage, processingFailure} from './pluginFailure.js';

/**
 * Converts an error of `@mdx-js/loader`, or of a plugin that it runs, to a `MarkdownError`. A `MarkdownError` and a
 * `RangeError` (call stack overflow) are returned unchanged.
 */
export function processorError(error: unknown, compilation: Compilation): unknown {
  return isPlaced(error) ? parserError(error, compilation) : processingFailure(error, compilation);
}

/** Converts an error of the parser of `@mdx-js/mdx` to an error for authors. */
export function parserError(error: PlacedMessage, page: PageText): MarkdownError {
  const found = error.line === undefined ? placeInReason(error) : placeOfBrace(error, page.source);
  const {line, column} = found ?? error;
  return syntaxError(page, {message: error.reason, line, column});
}

/** Reads line and column from the message of an error: "… (3:14…". */
function placeInReason({reason}: PlacedMessage): Place | undefined {
  const match = /\((\d+):(\d+)/.exec(reason);
  return match ? {line: Number(match[1]), column: Number(match[2])} : undefined;
}

type Place = Pick<PlacedMessage, 'line' | 'column'>;

/**
 * Finds the opening brace that has no closing brace. The error has only the position at which the parser stopped, so
 * the search goes back from this position.
 *
 * @returns line and column, from 1; `undefined` for errors of another kind.
 */
function placeOfBrace(
  {reason, line: lastLine = 0, column = 0}: PlacedMessage,
  source: string,
): Place | undefined {
  if (!/closing brace for `\{`/.test(reason)) return undefined;
  const lines = source.split('\n').slice(0, lastLine);
  lines.push((lines.pop() ?? '').slice(0, column - 1));
  let closed = 0;
  for (const [index, text] of [...lines.entries()].reverse()) {
    for (let at = text.length - 1; at >= 0; at -= 1) {
      if (text[at] === '}') closed += 1;
      else if (text[at] === '{') closed -= 1;
      if (closed < 0) return {line: index + 1, column: at + 1};
    }
  }
  return undefined;
}
