import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';

/** Why a text is not YAML, and where it stops being so; from 1. No place: it holds several documents. */
export interface YamlMistake {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

/** @returns the value, with dates as the author wrote them; `undefined` for an empty text. A key that stands twice is a mistake. */
export function parseYaml(text: string): {readonly value: unknown} | YamlMistake {
  try {
    return {value: load(text, {schema: CORE_SCHEMA})};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const mark: {readonly line: number; readonly column: number} | undefined = error.mark;
    if (!mark) return {reason: error.reason};
    // What is missing at the end is missed below the last line.
    const last = text.trimEnd().split('\n').length;
    return {reason: error.reason, line: Math.min(mark.line + 1, last), column: mark.column + 1};
  }
}
