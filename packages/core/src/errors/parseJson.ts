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

/** Parses JSON that the user wrote; a byte order mark is no part of it. */
export function parseJson(text: string): {readonly value: unknown} | JsonMistake {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return {value: JSON.parse(json)};
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
