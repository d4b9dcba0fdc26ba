import {formatPage} from './client/artifactRuntime.js';
import type {Compilation} from './compilation.js';
import type {HastNode} from './hast.js';
import type {ContentNode, PlainNode} from './template/ContentNode.js';
import {cutContent} from './template/cutContent.js';
import {encodePlain} from './template/encodeTemplate.js';
import {mdxInMarkdown} from './template/mdxInMarkdown.js';
import {HtmlReader} from './template/readHtml.js';
import {type MdxContent, readMdx} from './template/readMdx.js';
import type {Artifact} from './types.js';

/**
 * Creates the artifact (compiled form) of a page: data or a JavaScript module. A Markdown page always becomes data:
 * none of the functions called for it can write JavaScript. An MDX page becomes data, too, unless it has expressions,
 * components, imports or exports, or its Markdown rule has recma plugins.
 */
export async function createArtifact(
  tree: HastNode,
  compilation: Compilation,
): Promise<Pick<Artifact, 'code' | 'type'>> {
  if (compilation.format === 'md')
    return {type: 'data', code: pageData(readMarkdown(tree, compilation), compilation)};
  const content = readMdx(tree, compilation);
  if (isPlain(content) && compilation.input.rule.recmaPlugins.length === 0) {
    return {type: 'data', code: pageData(content.nodes, compilation)};
  }
  // Loaded only here, since the tools for JavaScript take long to load.
  const {mdxModule} = await import('./esm/mdxModule.js');
  return {type: 'module', code: await mdxModule(content, compilation)};
}

/**
 * Converts the HTML tree of a Markdown page to content without JavaScript.
 *
 * @throws {MarkdownError} `MDX_IN_MARKDOWN` for JSX or code that a plugin put into the page.
 */
function readMarkdown(tree: HastNode, compilation: Compilation): readonly PlainNode[] {
  const reader = new HtmlReader<never>(compilation, ({type}) => {
    if (type.startsWith('mdx')) throw mdxInMarkdown(compilation);
    return undefined;
  });
  return reader.readAll(tree.children);
}

function isPlain(content: MdxContent): content is MdxContent & {readonly nodes: readonly PlainNode[]} {
  return content.statements.length === 0 && content.nodes.every(isPlainNode);
}

function isPlainNode(node: ContentNode): node is PlainNode {
  return node.kind === 'text' || (node.kind === 'element' && node.children.every(isPlainNode));
}

function pageData(nodes: readonly PlainNode[], compilation: Compilation): string {
  const {frontMatter, contentTitle, toc} = compilation;
  const {text: template, excerpt} = encodePlain(cutContent(nodes, compilation));
  return formatPage({
    frontMatter,
    contentTitle,
    template,
    toc: toc.flatMap((entry) => ('component' in entry ? [] : [entry])),
    ...(excerpt !== undefined && {excerpt}),
  });
}
