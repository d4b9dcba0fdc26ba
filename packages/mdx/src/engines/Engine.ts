import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';

/**
 * Parses a page, runs the transforms, and returns the page as an HTML tree. Expressions, components, imports and
 * exports are MDX nodes in it.
 *
 * @throws {MarkdownError} `MDX_SYNTAX` for a file that cannot be parsed.
 */
export type Engine = (compilation: Compilation) => HastNode | Promise<HastNode>;
