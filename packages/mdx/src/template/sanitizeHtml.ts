import {defaultSchema, type Schema, sanitize} from 'hast-util-sanitize';
import type {HastNode} from '../hast.js';

/** The property of elements that Markdown made. Attributes of raw HTML are lower case, so no author can write it. */
const MARKDOWN_MARKER = 'lecternMarkdown';

/** Elements are sanitised one at a time; the HTML parser has already corrected their nesting. */
const SCHEMA: Schema = {
  ...defaultSchema,
  ancestors: {},
  attributes: {
    ...defaultSchema.attributes,
    // The schema limits the schemes of other addresses, and has no forms.
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'action'),
  },
};
const DROPPED = new Set([...(defaultSchema.strip ?? []), 'style', 'template', 'title']);

/** Marks the elements that Markdown made, to distinguish them from those of raw HTML. */
export function markMarkdown(node: HastNode): void {
  if (node.type === 'element') node.properties = {...node.properties, [MARKDOWN_MARKER]: ''};
  for (const child of node.children ?? []) markMarkdown(child);
}

/**
 * Takes from a parsed tree what raw HTML of untrusted authors may not hold, by the schema of rehype-sanitize: scripts, styles,
 * handlers, forms, frames, URLs with other schemes than those of web pages and mail, and ids that are not prefixed.
 *
 * @param tree - marked before it was parsed.
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
