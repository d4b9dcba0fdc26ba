import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import type {Compilation, PageText} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {includeFiles} from '../transforms/includeFiles.js';
import type {MdNode} from '../tree.js';
import {isPlaced, pluginFailure, processingFailure} from './pluginFailure.js';
import {parserError} from './processorError.js';
import {processorOptions} from './processorOptions.js';

/** Compiles a page to an HTML tree with `@mdx-js/mdx`, for pages that satteri (a native parser) cannot parse. */
export async function compileWithUnified(compilation: Compilation): Promise<HastNode> {
  const {input, source} = compilation;
  const file = new VFile({path: input.file, value: source});
  let content: HastNode = {type: 'root'};
  // Takes the HTML tree, and leaves an empty tree to the processor, which would convert it to JavaScript that is not
  // needed.
  const takeTree = () => (root: HastNode) => {
    content = {...root};
    root.children = [];
    return undefined;
  };
  const processor = startPlugins(compilation, takeTree);
  const tree = parseFile(processor, file, compilation);
  await includeFiles(tree as unknown as MdNode, compilation, (part) => parsePart(processor, part));
  try {
    await processor.run(tree, file);
  } catch (error) {
    throw processingFailure(error, compilation);
  }
  return content;
}

/**
 * Parses a page of MDX with `@mdx-js/mdx`, without transforms and plugins.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 */
export function parseWithUnified(compilation: PageText): MdNode {
  const {input, format, source} = compilation;
  const processor = createProcessor({format, remarkPlugins: [remarkFrontmatter, remarkDirective]});
  return parseFile(processor, new VFile({path: input.file, value: source}), compilation) as unknown as MdNode;
}

type Tree = Parameters<MdxProcessor['run']>[0];
type MdxProcessor = ReturnType<typeof createProcessor>;

function parsePart(processor: MdxProcessor, part: PageText): MdNode {
  const file = new VFile({path: part.input.file, value: part.source});
  return parseFile(processor, file, part) as unknown as MdNode;
}

function startPlugins(compilation: Compilation, takeTree: Pluggable): MdxProcessor {
  try {
    return createProcessor(processorOptions(compilation, {rehype: [takeTree]})).freeze();
  } catch (error) {
    throw pluginFailure(error, compilation);
  }
}

/**
 * Parses a file with `@mdx-js/mdx`.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 */
export function parseFile(processor: MdxProcessor, file: VFile, page: PageText): Tree {
  try {
    // The types of `@mdx-js/mdx` declare the tree after the last plugins here, but `parse` returns the Markdown tree.
    return processor.parse(file) as unknown as Tree;
  } catch (error) {
    throw error instanceof RangeError || !isPlaced(error) ? error : parserError(error, page);
  }
}
