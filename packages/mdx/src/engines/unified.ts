import {type CompileOptions, compile} from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import type {MdNode} from '../tree.js';
import type {UnifiedPlugin} from '../types.js';
import {PROVIDER, type Program} from './Engine.js';
import {syntaxError} from './syntaxError.js';

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

/** Compiles with `@mdx-js/mdx`, for rules that have remark, rehype or recma plugins. */
export async function compileWithUnified(compilation: Compilation): Promise<Program> {
  const {input, source, frontMatter} = compilation;
  compilation.hasCode = true;
  const file = new VFile({path: input.file, value: source, data: {frontMatter}});
  try {
    return {program: String(await compile(file, optionsOf(compilation)))};
  } catch (error) {
    throw readError(error, compilation);
  }
}

function optionsOf(compilation: Compilation): CompileOptions {
  const {input, format} = compilation;
  const {rule, site} = input;
  return {
    format,
    providerImportSource: PROVIDER,
    remarkPlugins: [
      ...pluginsOf(rule.beforeDefaultRemarkPlugins),
      remarkFrontmatter,
      remarkDirective,
      () => (tree: unknown) => transformBeforePlugins(tree as MdNode, compilation),
      remarkGfm,
      ...pluginsOf(rule.remarkPlugins),
      () => (tree: unknown) => transformAfterPlugins(tree as MdNode, compilation),
    ],
    rehypePlugins: [
      ...(format === 'md'
        ? [[rehypeRaw, {passThrough: [...MDX_NODES]}] as [typeof rehypeRaw, {passThrough: string[]}]]
        : []),
      ...pluginsOf(rule.beforeDefaultRehypePlugins),
      ...pluginsOf(rule.rehypePlugins),
    ],
    recmaPlugins: pluginsOf(rule.recmaPlugins),
    remarkRehypeOptions: site.markdown.remarkRehypeOptions,
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
  if (error instanceof MarkdownError) return error;
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
  const failure = new MarkdownError({
    code: 'MDX_PLUGIN_FAILED',
    file: compilation.input.file,
    message: `A remark, rehype or recma plugin failed on this file: ${error instanceof Error ? error.message : String(error)}`,
  });
  failure.cause = error;
  return failure;
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
