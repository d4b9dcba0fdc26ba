/** Where a text is not JSON, and why: "there is an unexpected "]"". */
export interface JsonMistake {
  readonly reason: string;
  /** From 1. */
  readonly line: number;
}

/** Whether a mistake of the parser is only that the text goes no further. */
function isCutOff(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const {message} = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    return position === undefined ? message.includes('end of JSON') : Number(position) >= text.length;
  }
}

/** How much of a text could be the beginning of JSON. What is wrong stays wrong, so halves can be tried: engines do not say. */
function goodLength(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isCutOff(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

const SURROGATE_ESCAPE = /\\ud[89a-f]/i;

/** An escape of half a surrogate pair: what it stands for can be written neither to a file nor to a URL. */
function loneSurrogate(json: string, value: unknown): JsonMistake | undefined {
  const at = json.search(SURROGATE_ESCAPE);
  // Pairs are written as they are, halves as escapes.
  const hasHalf = at !== -1 && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));
  if (!hasHalf) return undefined;
  return {reason: 'an escape stands for half a character', line: json.slice(0, at).split('\n').length};
}

/** Parses JSON that the user wrote; a byte order mark is no part of it. */
export function parseJson(text: string): {readonly value: unknown} | JsonMistake {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    return loneSurrogate(json, value) ?? {value};
  } catch {
    const length = goodLength(json);
    const found = json[length];
    const end = found === undefined ? json.trimEnd().length : length;
    const before = json.slice(0, end).trimEnd();
    const reason =
      found === undefined
        ? 'the text ends too early'
        : `there is an unexpected ${JSON.stringify(found)}${before.endsWith(',') && /[\]}]/.test(found) ? ' after a comma' : ''}`;
    return {
      reason: json.trim() === '' ? 'the file is empty' : reason,
      line: json.slice(0, end).split('\n').length,
    };
  }
}
