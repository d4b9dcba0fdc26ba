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
    const text = withoutFrontMatter(compilation);
    // Both speak mdast; satteri's own type is a closed union of it.
    const tree = (format === 'mdx' ? mdxToMdast : markdownToMdast)(text, {features}) as unknown as MdNode;
    if (BACKSLASH_AT_END.test(text)) restoreBackslashes(tree, text);
    return tree;
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

const BACKSLASH_AT_END = /\\\r?\n[\s>]*:::/;

/**
 * satteri 0.10 drops a backslash at the end of a paragraph if the next line ends a directive. This adds it again. Not recursive,
 * since the depth of the tree has not been checked here.
 */
function restoreBackslashes(tree: MdNode, text: string): void {
  const nodes = [tree];
  for (const {type, children = [], position} of nodes) {
    for (const child of children) nodes.push(child);
    const last = children.at(-1);
    if (type !== 'paragraph' || !last?.position || !position) continue;
    const [{end: start}, {end}] = [last.position, position];
    const isLost = text.slice(start.offset, end.offset) === '\\';
    if (!isLost) continue;
    if (last.type === 'text')
      Object.assign(last, {value: `${last.value}\\`, position: {...last.position, end}});
    else children.push({type: 'text', value: '\\', position: {start, end}});
  }
}

function isNativeFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'GenericFailure';
}

/** "3:14: message" */
function readFault(message: string): {message: string; line?: number; column?: number} {
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(message);
  return match ? {line: Number(match[1]), column: Number(match[2]), message: match[3] ?? ''} : {message};
}
