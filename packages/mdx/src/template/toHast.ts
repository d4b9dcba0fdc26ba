import {type Handler, type Handlers, toHast as mdastToHast} from 'mdast-util-to-hast';
import type {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import {type HastNode, MDX_NODES} from '../hast.js';
import type {MdNode} from '../tree.js';

const COMMENT = /^\s*<!--[^>]*-->\s*$/;

/** Keeps an MDX node, and converts its children, which are Markdown. */
const keepMdxNode: Handler = (state, node) => (node.children ? {...node, children: state.all(node)} : node);
const KEEP_MDX: Handlers = Object.fromEntries(MDX_NODES.map((type) => [type, keepMdxNode]));

/**
 * Converts a Markdown tree to an HTML tree, as `@mdx-js/mdx` does. Raw HTML of a Markdown page is parsed as in
 * browsers. In an MDX page, only plugins can add raw HTML, and they have to parse it.
 *
 * @param root - after all transforms.
 * @param file - given if plugins of the site run. Raw HTML then keeps comments, and `handlers` of the site find the
 * file in `state`.
 * @throws {MarkdownError} `MARKDOWN_TOO_DEEP` for raw HTML with too many open elements.
 */
export async function toHast(root: MdNode, compilation: Compilation, file?: VFile): Promise<HastNode> {
  const {handlers, ...options} = compilation.input.site.markdown.remarkRehypeOptions;
  let hasHtml = false;
  const html: Handler = (state, node: MdNode) => {
    // Comments are kept only for plugins of the site.
    if (!file && COMMENT.test(node.value ?? '')) return undefined;
    hasHtml = true;
    const raw = {type: 'raw' as const, value: node.value ?? ''};
    state.patch(node as Parameters<typeof state.patch>[0], raw);
    return raw;
  };
  const tree = mdastToHast(root as Parameters<typeof mdastToHast>[0], {
    ...options,
    file,
    allowDangerousHtml: true,
    handlers: {html, ...KEEP_MDX, ...(handlers as Handlers | undefined)},
  }) as HastNode;
  if (!hasHtml || compilation.format === 'mdx') return tree;
  // Loading the HTML parser takes as long as compiling a hundred pages; most sites have no HTML.
  const {parseHtml} = await import('./parseHtml.js');
  return {...tree, children: parseHtml(tree, compilation).children ?? []};
}
