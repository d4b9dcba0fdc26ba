import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';
import {placeAt} from './placeAt.js';

/**
 * Reason why a text is not valid YAML, and the line and column of the mistake, from 1. Line and column are absent for a
 * mistake without a position, such as a text with several documents.
 */
export interface YamlMistake {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

/** Maximum nesting of maps and lists. js-yaml has the same limit, but counts an alias as one level. */
const MAX_DEPTH = 100;
/**
 * Maximum number of values and characters that aliases may add. Without a limit, a few lines of aliases could expand to
 * billions of values.
 */
const MAX_GROWTH = 1_000_000;

const ALIAS = /(?<=^|[\s[{,])\*[^\s[\]{},*]+\s*(?:$|[,\]}#])/m;
const SURROGATE_ESCAPE = /\\(?:u|U0000)d[89a-f]/i;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Parses YAML to plain data: maps, lists, strings, numbers, booleans and `null`. Dates stay strings.
 *
 * @returns the value (`undefined` for an empty text), or the mistake: a syntax error, a key that is written twice, a
 * value that contains itself, a value that is huge or too deep once its aliases are replaced, or half of a surrogate
 * pair.
 */
export function parseYaml(text: string): {readonly value: unknown} | YamlMistake {
  try {
    const value: unknown = load(text, {schema: CORE_SCHEMA});
    return valueMistake(value, text) ?? {value};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const mark: {readonly line: number; readonly column: number} | undefined = error.mark;
    if (!mark) return {reason: error.reason};
    // An error at the end of the text is reported on the last line that is not empty.
    const last = text.trimEnd().split('\n').length;
    return {reason: error.reason, line: Math.min(mark.line + 1, last), column: mark.column + 1};
  }
}

function valueMistake(value: unknown, text: string): YamlMistake | undefined {
  let budget = text.length + MAX_GROWTH;
  const above = new Set<unknown>();
  const check = (one: unknown): YamlMistake | undefined => {
    budget -= typeof one === 'string' ? one.length + 1 : 1;
    if (budget < 0) return mistakeAt(ALIAS, text, 'the aliases stand for too large a value');
    if (typeof one === 'string') {
      if (!LONE_SURROGATE.test(one)) return undefined;
      return mistakeAt(SURROGATE_ESCAPE, text, 'an escape stands for half a character');
    }
    if (typeof one !== 'object' || one === null) return undefined;
    if (above.has(one)) return mistakeAt(ALIAS, text, 'an alias stands for a value that contains the alias');
    if (above.size === MAX_DEPTH) return mistakeAt(ALIAS, text, 'the aliases stand for too deep a value');
    above.add(one);
    for (const [key, inner] of Object.entries(one)) {
      const mistake = check(key) ?? check(inner);
      if (mistake) return mistake;
    }
    above.delete(one);
    return undefined;
  };
  return check(value);
}

function mistakeAt(pattern: RegExp, text: string, reason: string): YamlMistake {
  return {reason, ...placeAt(text, pattern.exec(text)?.index ?? 0)};
}
