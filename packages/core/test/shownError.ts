import {stripVTControlCharacters} from 'node:util';
import {formatError} from '../src/errors/printError.js';

/** An error as the terminal shows it, without colours. */
export function shownError(error: unknown, options: {siteDir: string}): string {
  return stripVTControlCharacters(formatError(error, options));
}
