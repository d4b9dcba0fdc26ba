import {
  defaultHandlers,
  type Handler,
  type Handlers,
  toHast as mdastToHast,
  type State,
} from 'mdast-util-to-hast';
import type {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import {type HastNode, MDX_NODES} from '../hast.js';
import {type MdNode, visitTree} from '../tree.js';

const COMMENT = /^\s*<!--[^>]*-->\s*$/;

/** MDX nodes stay as they are; their children are Markdown. */
const keepMdxNode: Handler = (state, node) => (node.children ? {...node, children: state.all(node)} : node);
const KEEP_MDX: Handlers = Object.fromEntries(MDX_NODES.map((type) => [type, keepMdxNode]));

/**
 * Turns a Markdown tree into an HTML tree, as `@mdx-js/mdx` does. Raw HTML of Markdown pages is parsed as a browser would; in MDX
 * pages only plugins can put some, and parsing it is up to them.
 *
 * @param root - after all transforms.
 * @param file - where plugins of the site take part: they find it in the state of handlers.
 * @throws {MarkdownError} `MARKDOWN_TOO_DEEP` for raw HTML with too many open elements.
 */
export async function toHast(root: MdNode, compilation: Compilation, file?: VFile): Promise<HastNode> {
  const {handlers, ...options} = compilation.input.site.markdown.remarkRehypeOptions;
  let hasHtml = false;
  const html: Handler = (state, node: MdNode) => {
    // Comments are for plugins only.
    if (!file && COMMENT.test(node.value ?? '')) return undefined;
    hasHtml = true;
    const raw = {type: 'raw' as const, value: node.value ?? ''};
    state.patch(node as Parameters<typeof state.patch>[0], raw);
    return raw;
  };
  const own: Handlers = {
    html,
    ...KEEP_MDX,
    ...(handlers as Handlers | undefined),
  };
  const turnRoot = own.root ?? (defaultHandlers.root as Handler);
  // The library's own search for definitions takes a third of its time: it gets an empty tree, and then what is found here.
  const empty = {type: 'root' as const, children: []};
  const withDefinitions: Handler = (state, node, parent) => {
    // Plugins put trees of other texts, with their roots, below nodes of this one.
    if (node !== empty) return turnRoot(state, node, parent);
    addDefinitions(root, state);
    return turnRoot(state, root, parent);
  };
  const tree = mdastToHast(empty, {
    ...options,
    file,
    allowDangerousHtml: true,
    handlers: {...own, root: withDefinitions},
  }) as HastNode;
  if (!hasHtml || compilation.format === 'mdx') return tree;
  // Loading the HTML parser takes as long as compiling a hundred pages; most sites have no HTML.
  const {parseHtml} = await import('./parseHtml.js');
  return {...tree, children: parseHtml(tree, compilation).children ?? []};
}

/** Of several definitions of a name the first one counts. */
function addDefinitions(root: MdNode, {definitionById, footnoteById}: State): void {
  const known: {readonly [type: string]: Map<string, unknown>} = {
    definition: definitionById,
    footnoteDefinition: footnoteById,
  };
  visitTree(root, (node) => {
    const definitions = known[node.type];
    if (!definitions) return;
    const name = String(node.identifier).toUpperCase();
    if (!definitions.has(name)) definitions.set(name, node);
  });
}
