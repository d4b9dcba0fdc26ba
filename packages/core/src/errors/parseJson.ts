import {printParseErrorCode, visit} from 'jsonc-parser';
import {lineAt} from './lineAt.js';

/** Line and column of the first mistake in JSON, and its reason: 'there is an unexpected "]"'. */
export interface JsonMistake {
  readonly reason: string;
  /** Number of the line, from 1; `column` is counted from 1 too. */
  readonly line: number;
  readonly column: number;
}

interface Found {
  /** Name of the error in jsonc-parser: "CommaExpected". */
  readonly name: string;
  readonly token: string;
  readonly before: string;
  readonly isLast: boolean;
}

const MAX_SHOWN = 40;

/** Text of a token for a message: its first line, shortened and in quotation marks. */
function shown(token: string): string {
  const [line = ''] = token.split('\n');
  const text = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
  return text.startsWith('"') && text === token ? text : `"${text}"`;
}

function reasonOf({name, token, before, isLast}: Found): string {
  if (token === '' || (isLast && name === 'UnexpectedEndOfString')) return 'the text ends too early';
  switch (name) {
    case 'UnexpectedEndOfString':
      return 'a string has no closing quotation mark';
    case 'InvalidCommentToken':
      return 'comments are not allowed';
    case 'CommaExpected':
      return `a comma is missing before ${shown(token)}`;
    case 'ColonExpected':
      return `a colon is missing before ${shown(token)}`;
    case 'InvalidEscapeCharacter':
      return `there is an invalid escape in ${shown(token)}`;
    default: {
      const isTrailing = before.endsWith(',') && /^[\]}]/.test(token);
      return `there is an unexpected ${shown(token)}${isTrailing ? ' after a comma' : ''}`;
    }
  }
}

/** Finds the first mistake with its line. In Node 20, errors of `JSON.parse` have no line. */
function findMistake(json: string): JsonMistake {
  const text = json.trimEnd();
  if (text.trim() === '') return {reason: 'the file is empty', line: 1, column: 1};
  let mistake: JsonMistake | undefined;
  const onError = (code: number, offset: number, length: number, line: number, column: number) => {
    mistake ??= {
      reason: reasonOf({
        name: printParseErrorCode(code),
        token: text.slice(offset, offset + length),
        before: text.slice(0, offset).trimEnd(),
        isLast: offset + length >= text.length,
      }),
      line: line + 1,
      column: column + 1,
    };
  };
  visit(text, {onError}, {disallowComments: true});
  return mistake ?? {reason: 'it has a character that JSON does not allow', line: 1, column: 1};
}

/** Escape of one half of a surrogate pair, without the escape of the other half. */
const LONE_ESCAPE = /\\u(?:d[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i;

/** Finds the escape of half a surrogate pair: neither files nor URLs can contain such a character. */
function loneSurrogate(json: string, value: unknown): JsonMistake | undefined {
  const at = json.search(LONE_ESCAPE);
  // `JSON.stringify` writes a surrogate pair as a character, and one half without the other as an escape.
  const hasHalf = at !== -1 && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));
  if (!hasHalf) return undefined;
  const column = at - json.lastIndexOf('\n', at);
  return {reason: 'an escape stands for half a character', line: lineAt(json, at), column};
}

/**
 * Parses JSON of the user; ignores a byte order mark.
 *
 * @returns the value, or the first mistake
 */
export function parseJson(text: string): {readonly value: unknown} | JsonMistake {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    return loneSurrogate(json, value) ?? {value};
  } catch {
    return findMistake(json);
  }
}
