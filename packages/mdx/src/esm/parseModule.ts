import {type Options, Parser} from 'acorn';
import jsx from 'acorn-jsx';
import type {Program, Statement} from 'estree-jsx';
import type {Compilation} from '../compilation.js';
import type {Place} from '../placeAt.js';
import type {Statements} from '../template/readMdx.js';
import {moduleError} from './moduleError.js';

const JsxParser = Parser.extend(jsx());
const OPTIONS: Options = {ecmaVersion: 'latest', sourceType: 'module'};

/**
 * Parses the JavaScript of a page, which may contain JSX.
 *
 * @param content - code of the content function, which follows the statements.
 * @throws {MarkdownError} `MDX_SYNTAX` for invalid JavaScript. The engines check only expressions, with other parsers.
 */
export function parseModule(
  statements: readonly Statements[],
  content: string,
  compilation: Pick<Compilation, 'input'>,
): Program {
  const code = [...statements.map((statement) => statement.code), content].join('\n');
  try {
    const program = JsxParser.parse(code, OPTIONS);
    // acorn's types lack JSX.
    return program as unknown as Program;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw moduleError(error, compilation, placeOf(error, statements));
  }
}

/** Parses code of our own, without JSX. */
export function parseStatements(code: string): Statement[] {
  // acorn has its own types for the same tree.
  return Parser.parse(code, OPTIONS).body as unknown as Statement[];
}

type AcornError = SyntaxError & {readonly loc?: Place};

/**
 * Converts the position of an error in the code to line and column in the file.
 *
 * @returns line and column from 1; `undefined` if the error is not in a statement of the author.
 */
function placeOf({loc}: AcornError, statements: readonly Statements[]): Place | undefined {
  let first = 1;
  for (const {code, line} of statements) {
    const next = first + code.split('\n').length;
    if (loc && loc.line < next) {
      return line === undefined ? undefined : {line: line + loc.line - first, column: loc.column + 1};
    }
    first = next;
  }
  return undefined;
}
