import {type Processor, unified} from 'unified';
import {VFile} from 'vfile';
import type {Compilation, PageText} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {toHast} from '../template/toHast.js';
import {includeFiles} from '../transforms/includeFiles.js';
import type {MdNode} from '../tree.js';
import type {MarkdownRule} from '../types.js';
import {isMisreadBySatteri} from './isMisreadBySatteri.js';
import {isSlowForSatteri} from './isSlowForSatteri.js';
import {NotExpressible} from './NotExpressible.js';
import {findParserExtension} from './parserExtension.js';
import {parseUnist, parseUnistAtOnce} from './parseUnist.js';
import {pluginFailure, processingFailure} from './pluginFailure.js';
import {pagePlugin, rehypePlugins, remarkPlugins, setPage} from './pluginLists.js';

type Tree = Parameters<Processor['run']>[0];

interface RulePlugins {
  /** Name of the plugin that extends the parser: `remark plugin "remarkMath"`; `undefined` if none does. */
  readonly parserExtension: string | undefined;
  readonly processors: Map<Compilation['format'], Processor>;
}

// Module state: started plugins of each rule, used for all of its files, and freed with the rule.
const known = new WeakMap<MarkdownRule, RulePlugins>();

/**
 * Compiles a page to an HTML tree, with satteri (a native Markdown parser) and the plugins of the site.
 *
 * @throws {NotExpressible} for a page that `@mdx-js/mdx` has to parse.
 */
export async function compileWithPlugins(compilation: Compilation): Promise<HastNode> {
  const {input, source, frontMatter} = compilation;
  const file = new VFile({path: input.file, value: source, data: {frontMatter}});
  setPage(file, compilation);
  const tree = await parseUnist(compilation);
  await includeFiles(tree, compilation, parsePart);
  try {
    return (await processorOf(compilation).run(tree as Tree, file)) as HastNode;
  } catch (error) {
    throw processingFailure(error, compilation);
  }
}

/**
 * Parses an included file.
 *
 * @throws {NotExpressible} for a text that `@mdx-js/mdx` has to parse.
 */
function parsePart(part: PageText): Promise<MdNode> {
  if (isSlowForSatteri(part) || isMisreadBySatteri(part)) throw new NotExpressible();
  return parseUnist(part);
}

/**
 * Returns the processor for the rule and the format of a page. Plugins are started once for all files, as in
 * Docusaurus, since some of them load a highlighter at the start.
 */
function processorOf(compilation: Compilation): Processor {
  const {processors} = pluginsOfRule(compilation);
  const {format, input} = compilation;
  const cached = processors.get(format);
  if (cached) return cached;
  const setParser = function (this: Processor): void {
    this.parser = (text, {path: file = ''}) =>
      parseText({input: {file, text}, format, source: text, bodyOffset: 0}) as Tree;
  };
  const processor = unified()
    .use([setParser, ...remarkPlugins(input.rule), pagePlugin<MdNode>(toHast), ...rehypePlugins(input.rule)])
    .freeze();
  processors.set(format, processor);
  return processor;
}

/**
 * Returns the started plugins of a Markdown rule (settings for a set of files). If one of them extends the parser
 * (`parserExtension`), `@mdx-js/mdx` has to parse the pages of the rule.
 *
 * @throws {MarkdownError} `MDX_PLUGIN_FAILED` for a plugin that cannot be started.
 */
export function pluginsOfRule({input}: Pick<Compilation, 'input'>): RulePlugins {
  const cached = known.get(input.rule);
  if (cached) return cached;
  try {
    const created = {parserExtension: findParserExtension(input.rule), processors: new Map()};
    known.set(input.rule, created);
    return created;
  } catch (error) {
    throw pluginFailure(error, {input});
  }
}

/**
 * Parses a text that a plugin passes to `this.parse`.
 *
 * @throws {NotExpressible} for a text that `@mdx-js/mdx` has to parse.
 */
function parseText(page: PageText): MdNode {
  if (isSlowForSatteri(page) || isMisreadBySatteri(page)) throw new NotExpressible();
  return parseUnistAtOnce(page);
}
