import {SourceMap} from 'node:module';
import type {BuildFailure} from 'esbuild';
import type {CallExpression, Program} from 'estree';

/** Reason why code cannot be parsed. */
interface SyntaxProblem {
  readonly reason: string;
  /** From 1. */
  readonly line?: number;
}

/** Syntax tree of a module. */
type ParsedCode =
  | {
      readonly tree: Program;
      /** Returns the line of the source in which a call begins, from 1. */
      readonly lineOf: (call: CallExpression) => number;
      readonly problem?: never;
    }
  | {readonly tree?: never; readonly lineOf?: never; readonly problem: SyntaxProblem};

/** Parser of esbuild for a file. JavaScript may contain JSX. */
function loaderOf(file: string): 'ts' | 'tsx' | 'jsx' {
  if (!/\.[cm]?tsx?$/.test(file)) return 'jsx';
  return file.endsWith('x') ? 'tsx' : 'ts';
}

/**
 * Parses JavaScript or TypeScript as what it is compiled to: types are removed, and elements are calls of
 * `React.createElement`, or of `jsx` after the comment `@jsxRuntime automatic`.
 *
 * @param file - the extension decides how the text is parsed
 */
export async function parseCode(file: string, text: string): Promise<ParsedCode> {
  // Imported only here, since most commands do not parse code.
  const [{transform}, {parse}] = await Promise.all([import('esbuild'), import('acorn')]);
  try {
    const {code, map} = await transform(text, {
      loader: loaderOf(file),
      jsx: 'transform',
      target: 'es2022',
      sourcemap: 'external',
      // Ignores the tsconfig.json of the site, which may be invalid.
      tsconfigRaw: {},
      logLevel: 'silent',
    });
    const tree = parse(code, {ecmaVersion: 'latest', sourceType: 'module', locations: true}) as Program;
    const lines = new SourceMap(JSON.parse(map));
    return {tree, lineOf: ({loc}) => sourceLine(lines, loc)};
  } catch (error) {
    return {problem: syntaxProblem(error)};
  }
}

function sourceLine(map: SourceMap, loc: CallExpression['loc']): number {
  const {line, column} = loc?.start ?? {line: 1, column: 0};
  const entry = map.findEntry(line - 1, column);
  return 'originalLine' in entry ? entry.originalLine + 1 : 1;
}

function syntaxProblem(error: unknown): SyntaxProblem {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  if (!first) return {reason: error instanceof Error ? error.message : String(error)};
  return {reason: first.text, line: first.location?.line};
}
