import {markdownToMdast, mdxToMdast} from 'satteri';
import type {Compilation, PageText} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {checkDepth} from '../limits.js';
import {toHast} from '../template/toHast.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import type {MdNode} from '../tree.js';
import {syntaxError} from './syntaxError.js';

/** Compiles with satteri, whose parser is Rust. All else works on plain trees. */
export function compileWithSatteri(compilation: Compilation): Promise<HastNode> {
  const tree = parse(compilation);
  checkDepth(tree, compilation);
  transformBeforePlugins(tree, compilation);
  transformAfterPlugins(tree, compilation);
  return toHast(tree, compilation);
}

/** @throws {MarkdownError} `MDX_SYNTAX` */
export function parse(compilation: PageText): MdNode {
  const {format} = compilation;
  const features = {directive: true, frontmatter: false, rawHtml: format === 'md'};
  try {
    const tree = (format === 'mdx' ? mdxToMdast : markdownToMdast)(withoutFrontMatter(compilation), {
      features,
    });
    // Both speak mdast; satteri's own type is a closed union of it.
    return tree as unknown as MdNode;
  } catch (error) {
    throw isNativeFault(error) ? syntaxError(compilation, readFault(error.message)) : error;
  }
}

/** Spaces in place of the front matter, so that every place in the text keeps its line and offset. */
function withoutFrontMatter({source, bodyOffset}: PageText): string {
  const text = source.slice(0, bodyOffset).replace(/[^\n]/g, ' ') + source.slice(bodyOffset);
  // satteri 0.10 crashes at an import or export that ends in a backslash.
  return text.endsWith('\\') ? `${text}\n` : text;
}

function isNativeFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'GenericFailure';
}

/** "3:14: message" */
function readFault(message: string): {message: string; line?: number; column?: number} {
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(message);
  return match ? {line: Number(match[1]), column: Number(match[2]), message: match[3] ?? ''} : {message};
}
