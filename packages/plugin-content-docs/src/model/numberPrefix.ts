export interface NumberPrefix {
  /** The name without its prefix. */
  readonly filename: string;
  readonly numberPrefix?: number;
}

/** Splits "01-intro" into 1 and "intro". The name has no extension. */
export type NumberPrefixParser = (filename: string) => NumberPrefix;

/** Names that start with a date or a version ("2021-01-31", "7.0-beta") have no number prefix. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;
const PREFIX = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

export const parseNumberPrefix: NumberPrefixParser = (filename) => {
  if (DATE_OR_VERSION.test(filename)) return {filename};
  const match = PREFIX.exec(filename)?.groups;
  if (!match?.name) return {filename};
  return {filename: match.name, numberPrefix: Number(match.number)};
};

export const keepNumberPrefix: NumberPrefixParser = (filename) => ({filename});

/**
 * Converts the option `numberPrefixParser` to a function: for `true` the default parser, for `false` a function that
 * keeps prefixes as part of names.
 */
export function numberPrefixParserOf(option: boolean | NumberPrefixParser): NumberPrefixParser {
  if (typeof option === 'function') return option;
  return option ? parseNumberPrefix : keepNumberPrefix;
}

/** Strips the number prefix of every folder in "01-guides/02-basics". */
export function stripPathPrefixes(path: string, parse: NumberPrefixParser): string {
  return path
    .split('/')
    .map((segment) => parse(segment).filename)
    .join('/');
}
