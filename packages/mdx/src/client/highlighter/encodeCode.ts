import {encodeStream, type PrismStream} from './encodeStream.js';
import {MAX_LINE, splitCode} from './splitCode.js';

/**
 * Colours code part by part, as the compiler and the browser do alike.
 *
 * @returns the string that `splitTokens` reads; empty where nothing is coloured.
 */
export function encodeCode(code: string, tokenize: (text: string) => PrismStream): string {
  if (code.length <= MAX_LINE) return encodeStream(tokenize(code));
  return encodeStream(splitCode(code).flatMap(({text, isLong}) => (isLong ? [text] : tokenize(text))));
}
