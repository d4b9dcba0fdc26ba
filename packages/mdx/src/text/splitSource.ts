import {MarkdownError} from '../errors.js';
import {type ParsedFrontMatter, parseFrontMatter} from '../frontMatter.js';
import type {CompileInput, ParseFrontMatter, Variables} from '../types.js';
import {countBreaks} from './outsideFences.js';
import {
  replaceInFrontMatter,
  replaceVariables,
  type VariableProblem,
  type VariableScopes,
} from './variables.js';

/** A file, divided into front matter and body. */
export interface SplitSource {
  /** The whole text with "\n" line breaks. */
  readonly text: string;
  readonly frontMatter: {readonly [key: string]: unknown};
  /** Lines above the body. Front matter in YAML is kept; other front matter is replaced by empty lines. */
  readonly head: string;
  /** Text to compile: without front matter, changed by the preprocessor, and with the values of variables. */
  readonly body: string;
  /** Variables without a value; their lines are those of `text`. */
  readonly problems: readonly VariableProblem[];
}

/**
 * Splits a file into front matter and body, by `parseFrontMatter` of the site if there is one.
 *
 * The front matter is read from the unchanged file. The preprocessor then receives the whole text; the body is its
 * result without front matter.
 *
 * @throws {MarkdownError} as `readFrontMatter` does.
 */
export async function splitSource(input: CompileInput): Promise<SplitSource> {
  const {variables: site} = input.site.markdown;
  return withVariables(await splitFile(input), site && {site, version: input.rule.variables});
}

/**
 * Splits a file into front matter and body, without replacing variables.
 *
 * @throws {MarkdownError} as `readFrontMatter` does.
 */
export async function splitFile({
  file,
  text: given,
  site,
}: Pick<CompileInput, 'file' | 'text' | 'site'>): Promise<Omit<SplitSource, 'problems'>> {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const {preprocessor, parseFrontMatter: custom} = site.markdown;
  const {frontMatter, content} = await readFrontMatter(text, file, custom);
  if (!preprocessor) return {text, frontMatter, ...placeBody(content, text)};
  const changed = preprocessor({filePath: file, fileContent: text}).replace(/\r\n?/g, '\n');
  const rest = await readFrontMatter(changed, file, custom);
  return {text, frontMatter, ...placeBody(rest.content, changed)};
}

/**
 * Replaces the variables of a file by their values, unless `variables: false` is in its front matter.
 *
 * @param scopes - `undefined` for a site without variables
 */
function withVariables(
  split: Omit<SplitSource, 'problems'>,
  scopes: VariableScopes | undefined,
): SplitSource {
  if (!scopes || split.frontMatter.variables === false) return {...split, problems: []};
  const frontMatter = replaceInFrontMatter(split.frontMatter, scopes);
  const head = replaceVariables(split.head, scopes);
  const body = replaceVariables(split.body, {...scopes, page: frontMatter});
  const above = countBreaks(split.head);
  const inBody = body.problems.map((problem) => ({...problem, line: problem.line + above}));
  return {...split, frontMatter, body: body.text, problems: [...head.problems, ...inBody]};
}

/**
 * Replaces the variables in front matter and content that were read from a file, as a compile of the file does.
 *
 * @param variables.site - `undefined` for a site without variables
 */
export function fillVariables(
  {frontMatter, content}: ParsedFrontMatter,
  {site, version}: {readonly site: Variables | undefined; readonly version?: Variables | undefined},
): ParsedFrontMatter {
  const {frontMatter: filled, body} = withVariables(
    {text: content, frontMatter, head: '', body: content},
    site && {site, version},
  );
  return {frontMatter: filled, content: body};
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
