import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import type {MdNode} from '../tree.js';
import {processorError} from './processorError.js';
import {processorOptions} from './processorOptions.js';

/** Compiles with `@mdx-js/mdx` up to its HTML tree, for rules that have remark or rehype plugins. */
export async function compileWithUnified(compilation: Compilation): Promise<HastNode> {
  const {input, source} = compilation;
  const file = new VFile({path: input.file, value: source});
  let content: HastNode = {type: 'root'};
  // The JavaScript that the processor would make of the tree is not needed.
  const takeTree = () => (tree: unknown) => {
    const root = tree as HastNode;
    content = {...root};
    root.children = [];
    return undefined;
  };
  try {
    await createProcessor(processorOptions(compilation, {rehype: [takeTree]})).process(file);
  } catch (error) {
    throw processorError(error, compilation);
  }
  return content;
}

/**
 * Parses MDX, without any transform.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 */
export function parseWithUnified(compilation: Compilation): MdNode {
  const {input, format, source} = compilation;
  const remarkPlugins = [remarkFrontmatter, remarkDirective];
  try {
    const file = new VFile({path: input.file, value: source});
    return createProcessor({format, remarkPlugins}).parse(file) as MdNode;
  } catch (error) {
    throw processorError(error, compilation);
  }
}
