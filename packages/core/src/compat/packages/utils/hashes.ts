import {createHash} from 'node:crypto';
import kebabCase from 'lodash/kebabCase.js';
import {isNameTooLong, shortName} from './paths.js';

export function md5Hash(str: string): string {
  return createHash('md5').update(str).digest('hex');
}

/** The first characters of the MD5 hash. */
export function simpleHash(str: string, length: number): string {
  return md5Hash(str).slice(0, length);
}

/**
 * A file name for a path: its words and the beginning of its hash. "/" is "index".
 *
 * @param options - `hashExtra` goes into the hash only; `hashLength` is 3 unless it is given
 */
export function docuHash(
  strInput: string,
  {hashExtra = '', hashLength = 3}: {hashExtra?: string; hashLength?: number} = {},
): string {
  if (strInput === '/' && hashExtra === '') return 'index';
  const input = strInput === '/' ? 'index' : strInput;
  const hash = simpleHash(input + hashExtra, hashLength);
  const base = kebabCase(input);
  const name = `${base}-${hash}`;
  return isNameTooLong(name) ? `${shortName(base)}-${hash}` : name;
}
