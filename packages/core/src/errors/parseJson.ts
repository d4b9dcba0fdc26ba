import {printParseErrorCode, visit} from 'jsonc-parser';

/** Where a text is not JSON, and why: "there is an unexpected "]"". */
export interface JsonMistake {
  readonly reason: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

interface Found {
  /** Of the parser: "CommaExpected". */
  readonly name: string;
  readonly token: string;
  readonly before: string;
  readonly isLast: boolean;
}

const MAX_SHOWN = 40;

/** A part of the text, in quotation marks unless it has its own. */
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

/** Finds the first mistake: the message of `JSON.parse` in Node 20 has no place. */
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

/** An escape of half a surrogate pair without that of the other half. */
const LONE_ESCAPE = /\\u(?:d[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i;

/** Finds an escape of half a surrogate pair, a character that neither a file nor a URL can hold. */
function loneSurrogate(json: string, value: unknown): JsonMistake | undefined {
  const at = json.search(LONE_ESCAPE);
  // Pairs are written as they are, halves as escapes.
  const hasHalf = at !== -1 && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));
  if (!hasHalf) return undefined;
  const before = json.slice(0, at);
  const column = at - before.lastIndexOf('\n');
  return {reason: 'an escape stands for half a character', line: before.split('\n').length, column};
}

/** Parses JSON that the user wrote; a byte order mark is no part of it. */
export function parseJson(text: string): {readonly value: unknown} | JsonMistake {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    return loneSurrogate(json, value) ?? {value};
  } catch {
    return findMistake(json);
  }
}
