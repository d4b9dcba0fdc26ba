/**
 * Replacement, in the files of the debug pages, for a value that JSON cannot represent: a function, a date, a circular
 * reference. The debug pages show the text in `$` without quotation marks.
 */
export interface SpecialValue {
  readonly $: string;
}

export function isSpecialValue(value: unknown): value is SpecialValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$' in value &&
    typeof value.$ === 'string' &&
    Object.keys(value).length === 1
  );
}

/** Entry of the file "content.json": a plugin instance that has content. */
export interface ContentEntry {
  readonly name: string;
  readonly id: string;
  /** Path of the file with its content, relative to the folder of the debug pages: "content/0.json". */
  readonly file: string;
}
