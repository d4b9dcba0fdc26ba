import {homepage} from '../version.js';
import {documentedCodes} from './documentedCodes.js';
import type {ErrorCode} from './errorCodes.js';

/**
 * Returns the last line of an error message: the URL of the documentation page for its error code. Returns `undefined`
 * for codes of third-party packages, which have no page.
 */
export function addressLine(code: string): string | undefined {
  if (!documentedCodes.has(code)) return undefined;
  return `More: ${homepage}/docs/errors/${code.toLowerCase().replaceAll('_', '-')}/`;
}

/**
 * Formats a message: "[CODE] first line", further lines, and the URL of the page about the code.
 *
 * @param lines - empty and missing lines are left out; without the first line, the code is on its own line
 */
export function codedText(code: ErrorCode, ...lines: readonly (string | undefined)[]): string {
  const [first, ...others] = lines;
  return [[`[${code}]`, first].filter(Boolean).join(' '), ...others, addressLine(code)]
    .filter(Boolean)
    .join('\n');
}
