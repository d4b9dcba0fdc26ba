import {expect} from 'vitest';
import type {CliResult} from './runCli.js';

/** Message that a user must get about a mistake. */
export interface ExpectedError {
  /** The code in brackets that the message starts with; any code unless given. */
  readonly code?: string | RegExp;
  /** "docs/intro.md" or "docs/intro.md:7". */
  readonly place?: string;
  /** Further words, each of which must be in the message. */
  readonly says?: readonly (string | RegExp)[];
  /** A mistake in a plugin's code comes with its stack; any other must not. */
  readonly stack?: boolean;
}

/**
 * The command failed with exit code 1 and exactly one message of the form "[CODE] …", printed once, with the
 * place and the words that help.
 */
export function expectOneError(
  result: CliResult,
  {code = /[A-Z][A-Z0-9_]+/, place, says = [], stack = false}: ExpectedError,
): void {
  const printed = `${result.stdout}\n${result.stderr}`;
  expect(result.code, printed).toBe(1);
  const codes = [...printed.matchAll(/\[([A-Z][A-Z0-9]*_[A-Z0-9_]+)\]/g)].map((match) => match[1] ?? '');
  expect(codes, printed).toHaveLength(1);
  expect(codes[0]).toMatch(code);
  expect(result.stderr, 'the address of the page about the error').toMatch(
    /^More: \S+\/docs\/errors\/[a-z0-9-]+\/$/m,
  );
  if (place) expect(result.stderr).toContain(place);
  for (const words of says) expect(result.stderr).toMatch(words);
  expect(/^ {4}at /m.test(printed), `a stack in\n${printed}`).toBe(stack);
  expect(repeatedLines(printed), 'lines that were printed twice').toEqual([]);
}

/** Long lines that occur more than once; short ones (frames, brackets) may repeat. */
function repeatedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const long = lines.filter((line) => line.length > 30);
  return [...new Set(long.filter((line, index) => long.indexOf(line) !== index))];
}
