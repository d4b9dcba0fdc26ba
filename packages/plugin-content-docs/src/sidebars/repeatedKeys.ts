import type {Problem} from '@lectern/core/content-helpers';

interface Token {
  readonly text: string;
  readonly at: number;
}

/**
 * Tokens of JavaScript, TypeScript or JSON: comments, strings, words, other single characters. Spaces are not tokens.
 */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:[^`\\]|\\[\s\S])*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\w$]+|\S/g;

const OPENING: {readonly [closing: string]: string} = {'}': '{', ']': '[', ')': '('};

function tokensOf(source: string): Token[] {
  return [...source.matchAll(TOKENS)]
    .map(({0: text, index}): Token => ({text, at: index}))
    .filter(({text}) => !text.startsWith('/*') && !text.startsWith('//'));
}

/** Name of the key, for a word or a string; `undefined` for other tokens, which cannot be keys. */
function keyOf({text}: Token): string | undefined {
  if (/^["']/.test(text)) return text.slice(1, -1);
  return /^[\w$]+$/.test(text) ? text : undefined;
}

/**
 * Finds keys that are written twice in one object of a file: JavaScript ignores the value of the first key without an
 * error.
 *
 * @returns an empty list if the brackets do not match: the code then has syntax that `TOKENS` does not cover, so the
 * result could be wrong
 */
export function repeatedKeys(file: string, source: string): readonly Problem[] {
  const problems: Problem[] = [];
  const open: {readonly bracket: string; readonly keys: Set<string>}[] = [];
  const tokens = tokensOf(source);
  for (const [index, token] of tokens.entries()) {
    const {text, at} = token;
    if (/^[{[(]$/.test(text)) open.push({bracket: text, keys: new Set()});
    if (OPENING[text] && open.pop()?.bracket !== OPENING[text]) return [];
    const inside = open.at(-1);
    const isFirst = /^[{,]$/.test(tokens[index - 1]?.text ?? '');
    const key = isFirst && tokens[index + 1]?.text === ':' ? keyOf(token) : undefined;
    if (key === undefined || inside?.bracket !== '{') continue;
    if (inside.keys.has(key)) {
      const line = source.slice(0, at).split('\n').length;
      problems.push({file, line, message: `The key "${key}" occurs twice in one object.`});
    }
    inside.keys.add(key);
  }
  return open.length === 0 ? problems : [];
}
