import type {Compilation} from '../compilation.js';
import type {Template} from '../template/encodeTemplate.js';

/** The text of an ES module in MDX's usual shape: imports, the author's exports, `_createMdxContent`, and `MDXContent` as default export. */
export interface Program {
  readonly program: string;
}

/** The content of a page without JavaScript. */
export interface PlainPage {
  readonly template: Template;
}

/**
 * Compiles Markdown, and runs the transforms on the way.
 *
 * @throws {MarkdownError} `MDX_SYNTAX` for a file that cannot be parsed.
 */
export type Engine = (compilation: Compilation) => Program | PlainPage | Promise<Program>;

/** What the compiled module imports its component provider from; assembling takes the import away. */
export const PROVIDER = 'lectern:provider';
