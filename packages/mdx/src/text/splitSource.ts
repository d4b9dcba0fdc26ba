import {MarkdownError} from '../errors.js';
import {parseFrontMatter} from '../frontMatter.js';
import type {CompileInput, ParseFrontMatter} from '../types.js';

/** A file, divided into front matter and body. */
export interface SplitSource {
  /** The whole text with "\n" line breaks. */
  readonly text: string;
  readonly frontMatter: {readonly [key: string]: unknown};
  /** The lines above the body. Only a block of YAML has text here, other front matter consists of empty lines. */
  readonly head: string;
  /** The text to compile: preprocessed, and without front matter. */
  readonly body: string;
}

interface FrontMatterAndContent {
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly content: string;
}

/**
 * Divides a file in the same way as `parseFrontMatter` of the site does where there is one.
 *
 * The front matter is that of the file. The preprocessor then gets the whole text, and the body is what it returns,
 * without front matter.
 *
 * @throws {MarkdownError} as `parseFrontMatter` does, or `FRONT_MATTER_PARSER_FAILED`
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
 * Reads the front matter of a file, by the site's own parser if there is one.
 *
 * @throws {MarkdownError}
 */
export async function readFrontMatter(
  text: string,
  file: string,
  custom: ParseFrontMatter | undefined,
): Promise<FrontMatterAndContent> {
  if (!custom) return parseFrontMatter(text, file);
  const parsed = await callParser(custom, text, file);
  if (isFrontMatterAndContent(parsed)) return parsed;
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
    const failure = parserError(
      file,
      `failed on this file: ${error instanceof Error ? error.message : String(error)}`,
    );
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

function isFrontMatterAndContent(value: unknown): value is FrontMatterAndContent {
  if (typeof value !== 'object' || value === null) return false;
  const {frontMatter, content} = value as {frontMatter?: unknown; content?: unknown};
  return typeof content === 'string' && typeof frontMatter === 'object' && frontMatter !== null;
}

/** Places a body below as many lines as it has above it in the file. Where its text was changed, the last lines match. */
function placeBody(body: string, text: string): {head: string; body: string} {
  const at = text.lastIndexOf(body);
  const lines = at === -1 ? Math.max(0, countLines(text) - countLines(body)) : countLines(text.slice(0, at));
  const isYaml = at !== -1 && /^---[ \t]*\n(?:.*\n)*?---[ \t]*\n?\s*$/.test(text.slice(0, at));
  return {head: isYaml ? text.slice(0, at) : '\n'.repeat(lines), body};
}

/** The number of line breaks. */
function countLines(text: string): number {
  return text.match(/\n/g)?.length ?? 0;
}
