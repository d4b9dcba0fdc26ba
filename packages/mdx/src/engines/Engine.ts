import type {Compilation} from '../compilation.js';

/**
 * Turns Markdown into the text of an ES module in MDX's usual shape: imports, the author's exports,
 * `_createMdxContent`, and `MDXContent` as default export. Runs the transforms on the way.
 *
 * @throws {MarkdownError} `MDX_SYNTAX` for a file that cannot be parsed.
 */
export type Engine = (compilation: Compilation) => string | Promise<string>;

/** What the compiled module imports its component provider from; assembling takes the import away. */
export const PROVIDER = 'lectern:provider';
