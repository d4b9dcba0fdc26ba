/**
 * Replaces a value that JSON does not have in the files of the debug pages: a function, a date, a reference to an object around
 * it. Pages show its text without quotation marks.
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

/** One plugin instance in the list of contents. */
export interface ContentEntry {
  readonly name: string;
  readonly id: string;
  /** Relative to the folder of the debug pages. */
  readonly file: string;
}
