import {stripVTControlCharacters} from 'node:util';
import {formatError} from '../src/errors/printError.js';

/** Removes the addresses of pages about errors, which errorAddress.test.ts tests. */
export function withoutAddress(text: string): string {
  return text.replace(/\nMore: \S+\/docs\/errors\/\S+/g, '');
}

/** An error as the terminal shows it, without colours and without the address of its page. */
export function shownError(error: unknown, options: {siteDir: string}): string {
  return withoutAddress(stripVTControlCharacters(formatError(error, options)));
}
