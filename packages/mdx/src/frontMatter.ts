import {MarkdownError} from './errors.js';
import {parseYaml} from './yaml.js';

export interface ParsedFrontMatter {
  readonly frontMatter: {readonly [key: string]: unknown};
  /** The text below the front matter. */
  readonly content: string;
}

const OPENING = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)/;
const CLOSING = /^---[ \t]*$/m;

/**
 * Splits a file into its YAML front matter and the rest. A file without front matter has an empty one.
 *
 * @param file - named in errors.
 * @throws {MarkdownError} `FRONT_MATTER_SYNTAX` for broken YAML, `FRONT_MATTER_NOT_A_MAP` for a list or a single
 * value, `FRONT_MATTER_NOT_CLOSED` where the second `---` is missing and what follows reads like YAML.
 */
export function parseFrontMatter(text: string, file: string): ParsedFrontMatter {
  const opening = OPENING.exec(text);
  if (!opening) return {frontMatter: {}, content: text.replace(/^\uFEFF/, '')};
  const rest = text.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  if (!closing) return withoutClosing(text, rest, file);
  const yaml = rest.slice(0, closing.index);
  const content = rest.slice(closing.index + closing[0].length).replace(/^(?:\r\n|\n|\r)/, '');
  return {frontMatter: parseMap(yaml, text, file), content};
}

/**
 * Handles a first line `---` without a second one. It is a thematic break, unless the next line begins with a key
 * ("title:").
 *
 * @throws {MarkdownError} `FRONT_MATTER_NOT_CLOSED` for a key.
 */
function withoutClosing(text: string, rest: string, file: string): ParsedFrontMatter {
  if (!/^[\w-]+:(?:\s|$)/.test(rest)) return {frontMatter: {}, content: text};
  throw new MarkdownError({
    code: 'FRONT_MATTER_NOT_CLOSED',
    file,
    text,
    line: 1,
    column: 1,
    message: 'The front matter is opened with "---" but never closed.',
    hint: 'Put a line with "---" below the last key of the front matter.',
  });
}

function parseMap(yaml: string, text: string, file: string): {readonly [key: string]: unknown} {
  const value = readYaml(yaml, text, file);
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as {readonly [key: string]: unknown};
  throw new MarkdownError({
    code: 'FRONT_MATTER_NOT_A_MAP',
    file,
    text,
    line: 2,
    column: 1,
    message: `The front matter must be a list of "key: value" lines, but it is ${Array.isArray(value) ? 'an array' : `a single ${typeof value}`}.`,
  });
}

function readYaml(yaml: string, text: string, file: string): unknown {
  const parsed = parseYaml(yaml);
  if ('value' in parsed) return parsed.value;
  throw new MarkdownError({
    code: 'FRONT_MATTER_SYNTAX',
    file,
    text,
    // The YAML begins on the line below the opening "---".
    line: (parsed.line ?? 0) + 1,
    column: parsed.column ?? 1,
    message: `The front matter is not valid YAML: ${parsed.reason}.`,
    hint: 'Put values that contain ": ", "#", "[", "{" or quotes in quotation marks.',
  });
}
