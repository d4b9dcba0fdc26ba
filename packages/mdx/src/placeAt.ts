/** Line and column in a text, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns line and column of an offset in a text with "\n" line breaks. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}
