import {homepage} from '../version.js';
import {documentedCodes} from './documentedCodes.js';
import type {ErrorCode} from './errorCodes.js';

/** Last line of a message: the address of the page about its code. `undefined` for codes of other packages, which have no page. */
export function addressLine(code: string): string | undefined {
  if (!documentedCodes.has(code)) return undefined;
  return `More: ${homepage}/docs/errors/${code.toLowerCase().replaceAll('_', '-')}/`;
}

/**
 * A message as it is printed: "[CODE] first line", further lines, and the address of the page about it.
 *
 * @param lines - those that are missing or empty are left out; without the first, the code has a line of its own
 */
export function codedText(code: ErrorCode, ...lines: readonly (string | undefined)[]): string {
  const [first, ...others] = lines;
  return [[`[${code}]`, first].filter(Boolean).join(' '), ...others, addressLine(code)]
    .filter(Boolean)
    .join('\n');
}
