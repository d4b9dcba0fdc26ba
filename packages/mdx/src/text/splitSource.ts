import {MarkdownError} from '../errors.js';
import {type ParsedFrontMatter, parseFrontMatter} from '../frontMatter.js';
import type {CompileInput, ParseFrontMatter} from '../types.js';
import {countBreaks} from './outsideFences.js';

/** A file, divided into front matter and body. */
export interface SplitSource {
  /** The whole text with "\n" line breaks. */
  readonly text: string;
  readonly frontMatter: {readonly [key: string]: unknown};
  /** Lines above the body. Front matter in YAML is kept; other front matter is replaced by empty lines. */
  readonly head: string;
  /** Text to compile: without front matter, and changed by the preprocessor. */
  readonly body: string;
}

/**
 * Splits a file into front matter and body, by `parseFrontMatter` of the site if there is one.
 *
 * The front matter is read from the unchanged file. The preprocessor then receives the whole text; the body is its
 * result without front matter.
 *
 * @throws {MarkdownError} as `readFrontMatter` does.
 */
export async function splitSource({file, text: given, site}: CompileInput): Promise<SplitSource> {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const {preprocessor, parseFrontMatter: custom} = site.markdown;
  const {frontMatter, content} = await readFrontMatter(text, file, custom);
  if (!preprocessor) return {text, frontMatter, ...placeBody(content, text)};
  const changed = preprocessor({filePath: file, fileContent: text}).replace(/\r\n?/g, '\n');
  const rest = await readFrontMatter(changed, file, custom);
  return {text, frontMatter, ...placeBody(rest.content, changed)};
}

/**
 * Reads the front matter of a file, by the parser of the site (`custom`) if there is one.
 *
 * @throws {MarkdownError} as `parseFrontMatter` does; `FRONT_MATTER_PARSER_FAILED` if the parser of the site fails.
 */
export async function readFrontMatter(
  text: string,
  file: string,
  custom: ParseFrontMatter | undefined,
): Promise<ParsedFrontMatter> {
  if (!custom) return parseFrontMatter(text, file);
  const parsed = await callParser(custom, text, file);
  if (isFrontMatter(parsed)) return parsed;
  throw parserError(file, 'must return {frontMatter, content}.');
}

async function callParser(custom: ParseFrontMatter, text: string, file: string): Promise<unknown> {
  try {
    return await custom({
      filePath: file,
      fileContent: text,
      defaultParseFrontMatter: async ({filePath, fileContent}) => {
        const {frontMatter, content} = parseFrontMatter(fileContent, filePath);
        return {frontMatter: {...frontMatter}, content};
      },
    });
  } catch (error) {
    if (error instanceof MarkdownError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const failure = parserError(file, `failed on this file: ${reason}`);
    failure.cause = error;
    throw failure;
  }
}

function parserError(file: string, problem: string): MarkdownError {
  return new MarkdownError({
    code: 'FRONT_MATTER_PARSER_FAILED',
    file,
    message: `"markdown.parseFrontMatter" of the site config ${problem}`,
  });
}

function isFrontMatter(value: unknown): value is ParsedFrontMatter {
  if (typeof value !== 'object' || value === null) return false;
  const {frontMatter, content}: {frontMatter?: unknown; content?: unknown} = value;
  return typeof content === 'string' && typeof frontMatter === 'object' && frontMatter !== null;
}

/**
 * Creates the head: as many lines as the file has above the body, so that the lines of the body keep their numbers. If
 * a function of the site changed the body, the head has as many lines as the body lacks, so that the body ends on the
 * last line of the file.
 */
function placeBody(body: string, text: string): {head: string; body: string} {
  const at = text.lastIndexOf(body);
  if (at === -1) return {head: '\n'.repeat(Math.max(0, countBreaks(text) - countBreaks(body))), body};
  const above = text.slice(0, at);
  const isYaml = /^---[ \t]*\n(?:.*\n)*?---[ \t]*\n?\s*$/.test(above);
  return {head: isYaml ? above : '\n'.repeat(countBreaks(above)), body};
}
