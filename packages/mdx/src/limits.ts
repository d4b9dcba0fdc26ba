import type {Compilation} from './compilation.js';
import {MarkdownError} from './errors.js';

/**
 * Maximum nesting of lists, quotes, tags and other nodes. All stages of a compile are recursive, and so is React;
 * browsers nest at most 512 elements in a document.
 */
export const MAX_DEPTH = 256;

interface TreeNode<Self> {
  readonly children?: readonly Self[];
  readonly position?: {readonly start: {readonly line: number; readonly column: number}};
}

/**
 * Checks the depth of a tree without recursion.
 *
 * @throws {MarkdownError} `MARKDOWN_TOO_DEEP` with the line of the first node that is too deep.
 */
export function checkDepth<Node extends TreeNode<Node>>(root: Node, compilation: Compilation): void {
  let level: readonly Node[] = [root];
  let parents = level;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw tooDeep(compilation, (level[0] ?? parents[0])?.position?.start);
    parents = level;
    level = level.flatMap(({children}) => children ?? []);
  }
}

/**
 * Runs a compile. Parsers are recursive, so very deep nesting overflows the call stack. This error is converted to the
 * error `tooDeep`.
 */
export async function withDepthError<T>(compilation: Compilation, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isTooDeep = error instanceof RangeError && /call stack/.test(error.message);
    throw isTooDeep ? tooDeep(compilation, undefined) : error;
  }
}

export function tooDeep(
  {input}: Pick<Compilation, 'input'>,
  place: {readonly line?: number; readonly column?: number} | undefined,
): MarkdownError {
  return new MarkdownError({
    code: 'MARKDOWN_TOO_DEEP',
    file: input.file,
    text: input.text,
    line: place?.line,
    column: place?.column,
    message: `The page nests lists, quotes, tags or brackets more than ${MAX_DEPTH} levels deep.`,
    hint: 'Close the tags that are open here, or make the nesting flatter.',
  });
}
