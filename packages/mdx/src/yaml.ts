import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';

/** Why a text is not YAML, and where it stops being so; from 1. No place: it holds several documents. */
export interface YamlMistake {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

/** As js-yaml limits it, which counts an alias as one level. */
const MAX_DEPTH = 100;
/** How many values and characters aliases may add: a few lines of them can expand to billions. */
const MAX_GROWTH = 1_000_000;

const ALIAS = /(?<=^|[\s[{,])\*[^\s[\]{},*]+\s*(?:$|[,\]}#])/m;
const SURROGATE_ESCAPE = /\\(?:u|U0000)d[89a-f]/i;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * @returns the value, with dates as the author wrote them; `undefined` for an empty text. A key that is written twice is a
 *   mistake, and so is a value that JSON cannot hold: one that contains itself, or that is huge once its aliases are replaced.
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
  const match = pattern.exec(text);
  const before = text.slice(0, match?.index ?? 0);
  return {reason, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}
