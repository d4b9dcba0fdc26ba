import {textHash} from '../textHash.js';
import {encodeStream, type PrismStream} from './encodeStream.js';
import {type LoadedGrammar, tokenize} from './prism.js';
import {MAX_LINE, splitCode} from './splitCode.js';

/**
 * Encodes the colours of code. The code is first split into parts (`splitCode`). The compiler and the browser both use
 * this function, so their results are equal.
 *
 * @param grammar - `undefined` for code without colours
 * @returns the tokens in the format that `splitTokens` reads; they end in a hash of the code
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
