import {expect} from 'vitest';
import type {CliResult} from './runCli.js';

/** Expected error message for a mistake of the user. */
export interface ExpectedError {
  /** Code in brackets at the start of the message; by default, any code. */
  readonly code?: string | RegExp;
  /** File, with or without line, that the message must contain: "docs/intro.md" or "docs/intro.md:7". */
  readonly location?: string;
  /** Further texts that the message must contain. */
  readonly says?: readonly (string | RegExp)[];
  /** `true` for errors in a plugin's code, which are printed with a stack. Other errors must have none. */
  readonly stack?: boolean;
}

/** Expects exit code 1 and exactly one error message "[CODE] …", with the given location and texts. */
export function expectOneError(
  result: CliResult,
  {code = /[A-Z][A-Z0-9_]+/, location, says = [], stack = false}: ExpectedError,
): void {
  const printed = `${result.stdout}\n${result.stderr}`;
  expect(result.code, printed).toBe(1);
  const codes = [...printed.matchAll(/\[([A-Z][A-Z0-9]*_[A-Z0-9_]+)\]/g)].map((match) => match[1] ?? '');
  expect(codes, printed).toHaveLength(1);
  expect(codes[0]).toMatch(code);
  expect(result.stderr, 'the address of the page about the error').toMatch(
    /^More: \S+\/docs\/errors\/[a-z0-9-]+\/$/m,
  );
  if (location) expect(result.stderr).toContain(location);
  for (const words of says) expect(result.stderr).toMatch(words);
  expect(/^ {4}at /m.test(printed), `a stack in\n${printed}`).toBe(stack);
  expect(repeatedLines(printed), 'lines that were printed twice').toEqual([]);
}

/** Lines of more than 30 characters that occur more than once. Short lines (stack frames, brackets) may repeat. */
function repeatedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const long = lines.filter((line) => line.length > 30);
  return [...new Set(long.filter((line, index) => long.indexOf(line) !== index))];
}
