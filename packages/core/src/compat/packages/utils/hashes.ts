import {createHash} from 'node:crypto';
import kebabCase from 'lodash/kebabCase.js';
import {isNameTooLong, shortName} from './paths.js';

export function md5Hash(str: string): string {
  return createHash('md5').update(str).digest('hex');
}

/** The first `length` characters of the MD5 hash, hexadecimal. */
export function simpleHash(str: string, length: number): string {
  return md5Hash(str).slice(0, length);
}

/**
 * File name for a path: its words in kebab case and the beginning of its hash. "/" without `hashExtra` becomes "index".
 *
 * @param options - `hashExtra`: further text for the hash; `hashLength`: 3 by default
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
