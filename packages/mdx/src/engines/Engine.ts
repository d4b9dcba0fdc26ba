import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';

/**
 * Parses Markdown, runs the transforms, and gives the page as an HTML tree, in which expressions, components, imports and exports
 * are MDX nodes.
 *
 * @throws {MarkdownError} `MDX_SYNTAX` for a file that cannot be parsed.
 */
export type Engine = (compilation: Compilation) => HastNode | Promise<HastNode>;
