import {textHash} from '../textHash.js';
import {encodeStream, type PrismStream} from './encodeStream.js';
import {type LoadedGrammar, tokenize} from './prism.js';
import {MAX_LINE, splitCode} from './splitCode.js';

/**
 * Colours code part by part, as the compiler and the browser do alike.
 *
 * @param grammar - without one, nothing is coloured
 * @returns the string that `splitTokens` reads, for this code alone
 */
export function encodeCode(code: string, grammar: LoadedGrammar | undefined): string {
  return `${grammar ? encodeRuns(code, grammar) : ''}#${textHash(code)}`;
}

function encodeRuns(code: string, grammar: LoadedGrammar): string {
  if (code.length <= MAX_LINE) return encodeStream(tokenize(code, grammar));
  const parts = splitCode(code).map(
    ({text, isLong}): PrismStream => (isLong ? [text] : tokenize(text, grammar)),
  );
  return encodeStream(parts.flat());
}
