import {createProcessor, type ProcessorOptions} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import type {HastNode} from '../hast.js';
import {checkDepth} from '../limits.js';
import {parseHtml} from '../template/parseHtml.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import type {MdNode} from '../tree.js';
import type {UnifiedPlugin} from '../types.js';
import {pluginFailure} from './pluginFailure.js';
import {syntaxError} from './syntaxError.js';

/** Compiles with `@mdx-js/mdx` up to its HTML tree, for rules that have remark or rehype plugins. */
export async function compileWithUnified(compilation: Compilation): Promise<HastNode> {
  const {input, source, frontMatter} = compilation;
  const file = new VFile({path: input.file, value: source, data: {frontMatter}});
  let content: HastNode = {type: 'root'};
  // The JavaScript that the processor would make of the tree is not needed.
  const takeTree = () => (tree: unknown) => {
    const root = tree as HastNode;
    content = {...root};
    root.children = [];
    return undefined;
  };
  try {
    await createProcessor(processorOptions(compilation, takeTree)).process(file);
  } catch (error) {
    throw readError(error, compilation);
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
    throw readError(error, compilation);
  }
}

/** @param takeTree - the last rehype plugin. */
export function processorOptions(
  compilation: Compilation,
  takeTree: () => (tree: unknown) => undefined,
): ProcessorOptions {
  const {input, format} = compilation;
  const {rule, site} = input;
  return {
    format,
    remarkPlugins: [
      ...pluginsOf(rule.beforeDefaultRemarkPlugins),
      remarkFrontmatter,
      remarkDirective,
      () => (tree: unknown) => checkDepth(tree as MdNode, compilation),
      () => (tree: unknown) => transformBeforePlugins(tree as MdNode, compilation),
      remarkGfm,
      ...pluginsOf(rule.remarkPlugins),
      () => (tree: unknown) => transformAfterPlugins(tree as MdNode, compilation),
    ],
    rehypePlugins: [
      ...(format === 'md' ? [htmlParser(compilation)] : []),
      ...pluginsOf(rule.beforeDefaultRehypePlugins),
      ...pluginsOf(rule.rehypePlugins),
      takeTree,
    ],
    remarkRehypeOptions: site.markdown.remarkRehypeOptions,
  };
}

/** Puts the parsed tree in the place of the one with raw HTML. */
function htmlParser(compilation: Compilation) {
  return () => (tree: unknown) => {
    const root = tree as HastNode;
    root.children = parseHtml(root, compilation).children;
  };
}

/** Plugins come from the site's config as they are; unified checks them itself. */
function pluginsOf(plugins: readonly UnifiedPlugin[]): PluggableList {
  return plugins as PluggableList;
}

interface PlacedMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function readError(error: unknown, compilation: Compilation): unknown {
  if (error instanceof MarkdownError || error instanceof RangeError) return error;
  if (isPlacedMessage(error)) {
    const [, line = error.line, column = error.column] =
      error.line === undefined
        ? (/\((\d+):(\d+)/.exec(error.reason) ?? [])
        : placeOfBrace(error, compilation.source);
    return syntaxError(compilation, {
      message: error.reason,
      line: line === undefined ? undefined : Number(line),
      column: column === undefined ? undefined : Number(column),
    });
  }
  return pluginFailure(error, compilation);
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

function isPlacedMessage(error: unknown): error is PlacedMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string' && 'place' in error;
}
