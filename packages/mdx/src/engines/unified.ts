import {createProcessor, type ProcessorOptions} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import type {Compilation, PageText} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import type {HastNode} from '../hast.js';
import {parseHtml} from '../template/parseHtml.js';
import type {MdNode} from '../tree.js';
import {isPlaced, type PlacedMessage, pluginFailure} from './pluginFailure.js';
import {pagePlugin, rehypePlugins, remarkPlugins, setPage} from './pluginLists.js';
import {syntaxError} from './syntaxError.js';

/** Compiles with `@mdx-js/mdx` up to its HTML tree: pages that satteri cannot parse. */
export async function compileWithUnified(compilation: Compilation): Promise<HastNode> {
  const {input, source, frontMatter} = compilation;
  const file = new VFile({path: input.file, value: source, data: {frontMatter}});
  setPage(file, compilation);
  let content: HastNode = {type: 'root'};
  // The JavaScript that the processor would make of the tree is not needed.
  const takeTree = () => (tree: unknown) => {
    const root = tree as HastNode;
    content = {...root};
    root.children = [];
    return undefined;
  };
  const processor = startPlugins(compilation, takeTree);
  const tree = parseFile(processor, file, compilation);
  try {
    // Types of `@mdx-js/mdx` name the tree that its last plugins make.
    await processor.run(tree as unknown as Tree, file);
  } catch (error) {
    throw error instanceof MarkdownError || error instanceof RangeError
      ? error
      : pluginFailure(error, compilation);
  }
  return content;
}

/**
 * Parses MDX, without any transform.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 */
export function parseWithUnified(compilation: PageText): MdNode {
  const {input, format, source} = compilation;
  const processor = createProcessor({format, remarkPlugins: [remarkFrontmatter, remarkDirective]});
  return parseFile(processor, new VFile({path: input.file, value: source}), compilation) as MdNode;
}

type Tree = Parameters<MdxProcessor['run']>[0];
type MdxProcessor = ReturnType<typeof createProcessor>;

function startPlugins(compilation: Compilation, takeTree: Pluggable): MdxProcessor {
  try {
    return createProcessor(processorOptions(compilation, takeTree)).freeze();
  } catch (error) {
    throw pluginFailure(error, compilation);
  }
}

/** @param takeTree - the last rehype plugin. */
export function processorOptions(
  {format, input: {rule, site}}: Compilation,
  takeTree: Pluggable,
): ProcessorOptions {
  return {
    format,
    remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm, ...remarkPlugins(rule)],
    rehypePlugins: [...(format === 'md' ? [pagePlugin(placeHtml)] : []), ...rehypePlugins(rule), takeTree],
    remarkRehypeOptions: site.markdown.remarkRehypeOptions,
  };
}

/** Puts the parsed tree in the place of one with raw HTML. */
function placeHtml(root: HastNode, compilation: Compilation): void {
  if (hasRaw(root)) root.children = parseHtml(root, compilation).children;
}

function hasRaw({type, children = []}: HastNode): boolean {
  return type === 'raw' || children.some(hasRaw);
}

function parseFile(processor: MdxProcessor, file: VFile, page: PageText): ReturnType<MdxProcessor['parse']> {
  try {
    return processor.parse(file);
  } catch (error) {
    if (error instanceof RangeError || !isPlaced(error)) throw error;
    const [, line = error.line, column = error.column] =
      error.line === undefined
        ? (/\((\d+):(\d+)/.exec(error.reason) ?? [])
        : placeOfBrace(error, page.source);
    throw syntaxError(page, {
      message: error.reason,
      line: line === undefined ? undefined : Number(line),
      column: column === undefined ? undefined : Number(column),
    });
  }
}

/** Of a brace without an end: micromark tells where it gave up looking for that. The shape is that of a match. */
function placeOfBrace(
  {reason, line: lastLine = 0, column = 0}: PlacedMessage,
  source: string,
): readonly [unknown?, number?, number?] {
  if (!/closing brace for `\{`/.test(reason)) return [];
  const lines = source.split('\n').slice(0, lastLine);
  lines.push((lines.pop() ?? '').slice(0, column - 1));
  let closed = 0;
  for (let line = lines.length; line > 0; line -= 1) {
    const text = lines[line - 1] ?? '';
    for (let at = text.length - 1; at >= 0; at -= 1) {
      if (text[at] === '}') closed += 1;
      else if (text[at] === '{') closed -= 1;
      if (closed < 0) return [undefined, line, at + 1];
    }
  }
  return [];
}
