import {encodeCode} from '../client/highlighter/encodeCode.js';
import {loadGrammar} from './grammars.js';

const MAX_CACHED = 2000;
const cache = new Map<string, string>();

/**
 * Colours code with Prism.
 *
 * @param language - lower case; aliases ("ts", "sh") count.
 * @returns the string that `splitTokens` of the client reads; empty for an unknown language or code without any coloured
 * part, which tells the theme that there is nothing to highlight in the browser.
 */
export function encodeTokens(code: string, language: string): string {
  const key = `${language}\0${code}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const loaded = loadGrammar(language);
  const result = loaded ? encodeCode(code, (text) => loaded.prism.tokenize(text, loaded.grammar)) : '';
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, result);
  return result;
}
