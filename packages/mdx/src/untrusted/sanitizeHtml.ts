import {defaultSchema, type Schema, sanitize} from 'hast-util-sanitize';
import type {HastNode} from '../hast.js';

/**
 * Property that marks elements created by Markdown. Authors cannot write this name in raw HTML, since the HTML parser
 * makes all names lower case.
 */
const MARKDOWN_MARKER = 'lecternMarkdown';

/**
 * Default schema of hast-util-sanitize without `ancestors`: each element is sanitised alone, since the HTML parser has
 * already corrected the nesting.
 */
const SCHEMA: Schema = {
  ...defaultSchema,
  ancestors: {},
  attributes: {
    ...defaultSchema.attributes,
    // Removes `action`: the schema allows no forms, and limits the schemes of all URLs but this one.
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'action'),
  },
};
const DROPPED: ReadonlySet<string> = new Set([...(defaultSchema.strip ?? []), 'style', 'template', 'title']);

/**
 * Marks all elements of a tree as created by Markdown. Called before raw HTML in the tree is parsed, whose elements
 * therefore have no mark.
 */
export function markMarkdown(node: HastNode): void {
  if (node.type === 'element') node.properties = {...node.properties, [MARKDOWN_MARKER]: ''};
  for (const child of node.children ?? []) markMarkdown(child);
}

/**
 * Removes from a parsed tree all raw HTML that the schema does not allow for untrusted authors: scripts, styles,
 * handlers, forms, frames, and URLs with a scheme that is not for web pages, mail or chat. Ids get a prefix.
 *
 * @param tree - marked by `markMarkdown` before it was parsed.
 */
export function sanitizeHtml(tree: HastNode): HastNode {
  return {...tree, children: (tree.children ?? []).flatMap(sanitizeNode)};
}

function sanitizeNode(node: HastNode): readonly HastNode[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || DROPPED.has(node.tagName ?? '')) return [];
  const {[MARKDOWN_MARKER]: marker, ...properties} = node.properties ?? {};
  const children = (node.children ?? []).flatMap(sanitizeNode);
  if (marker !== undefined) return [{...node, properties, children}];
  const element = {...node, properties, children: []} as unknown as Parameters<typeof sanitize>[0];
  const safe = sanitize(element, SCHEMA) as HastNode;
  return safe.type === 'element' ? [{...safe, children}] : children;
}
