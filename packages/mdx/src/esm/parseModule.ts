import {Parser} from 'acorn';
import jsx from 'acorn-jsx';
import type {Program} from 'estree-jsx';
import type {Compilation} from '../compilation.js';
import {MarkdownError} from '../errors.js';

const JsxParser = Parser.extend(jsx());

/** Imports, exports and other statements, as they stand in the file. */
export interface Statements {
  readonly code: string;
  /** In the file, from 1; absent for what a plugin added. */
  readonly line?: number | undefined;
}

/**
 * Parses the JavaScript of a page, which may hold JSX.
 *
 * @param content - code of ours, below the statements.
 * @throws {MarkdownError} `MDX_SYNTAX` for what is no JavaScript. Engines check expressions only, with parsers of their own.
 */
export function parseModule(
  statements: readonly Statements[],
  content: string,
  {input}: Pick<Compilation, 'input'>,
): Program {
  const code = [...statements.map((statement) => statement.code), content].join('\n');
  try {
    const program = JsxParser.parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
    // acorn's types lack JSX.
    return program as unknown as Program;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new MarkdownError({
      code: 'MDX_SYNTAX',
      file: input.file,
      text: input.text,
      ...placeOf(error, statements),
      message: `MDX cannot read this: ${error.message.replace(/ \(\d+:\d+\)$/, '')}.`,
      hint: 'A line that starts with "import" or "export" is code in MDX. Check its spelling, and leave an empty line below it.',
    });
  }
}

function placeOf(
  error: Error & {readonly loc?: {readonly line: number; readonly column: number}},
  statements: readonly Statements[],
): {line?: number; column?: number} {
  if (!error.loc) return {};
  let first = 1;
  for (const {code, line} of statements) {
    const next = first + code.split('\n').length;
    if (error.loc.line < next) {
      return line === undefined ? {} : {line: line + error.loc.line - first, column: error.loc.column + 1};
    }
    first = next;
  }
  return {};
}
