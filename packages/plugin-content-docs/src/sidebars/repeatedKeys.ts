import type {Problem} from '@lectern/core/content-helpers';

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Comments, strings, words and single characters of JavaScript, TypeScript or JSON; blanks are left out. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:[^`\\]|\\[\s\S])*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\w$]+|\S/g;

const OPENING: {readonly [closing: string]: string} = {'}': '{', ']': '[', ')': '('};

function tokensOf(source: string): Token[] {
  return [...source.matchAll(TOKENS)]
    .map(({0: text, index}): Token => ({text, at: index}))
    .filter(({text}) => !text.startsWith('/*') && !text.startsWith('//'));
}

/** `undefined` for a token that cannot be a key. */
function keyOf({text}: Token): string | undefined {
  if (/^["']/.test(text)) return text.slice(1, -1);
  return /^[\w$]+$/.test(text) ? text : undefined;
}

/**
 * Keys that are written twice in one object of a file: the first of them would be lost silently.
 *
 * @returns an empty list for text in which no matching brackets were found: a wrong result would be worse
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
      problems.push({file, line, message: `The key "${key}" stands twice in one object.`});
    }
    inside.keys.add(key);
  }
  return open.length === 0 ? problems : [];
}
