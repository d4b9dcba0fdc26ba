import {encodeCode} from '../client/highlighter/encodeCode.js';
import {type CodeLanguages, loadGrammar} from './grammars.js';

const MAX_CACHED = 2000;
// Module state: cache for all pages of a process. The key consists of the languages of the site, the language and the
// code; the value is the tokens.
const cache = new Map<string, string>();

/**
 * Colours code with Prism. Results are cached.
 *
 * @param language - in lower case; code in an unknown language has no colours
 * @returns tokens in the format that `splitTokens` of the client reads
 */
export function encodeTokens(code: string, language: string, languages: CodeLanguages): string {
  const key = [languages.languages, ...languages.additionalLanguages, language, code].join('\0');
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const result = encodeCode(code, loadGrammar(language, languages));
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, result);
  return result;
}
