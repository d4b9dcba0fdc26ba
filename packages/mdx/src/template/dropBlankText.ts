import type {ContentNode, StaticElement} from './ContentNode.js';

/** Markdown's blocks: line breaks around them are never seen. */
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li pre blockquote table thead tbody tr th td hr header section admonition details'.split(
    ' ',
  ),
);
const OWN_CLASSES = new Set(['contains-task-list', 'task-list-item', 'footnotes', 'sr-only']);

/**
 * Drops line breaks between two blocks, and between a block and the edge of the block it stands in. Those beside anything
 * else stay: it might be inline, as might a tag that has classes or styles of its author's.
 */
export function dropBlankText(nodes: readonly ContentNode[], parentIsBlock = true): ContentNode[] {
  const result: ContentNode[] = [];
  nodes.forEach((node, index) => {
    if (
      isBlank(node) &&
      isEdge(result.at(-1), parentIsBlock) &&
      isEdge(nextSeen(nodes, index), parentIsBlock)
    )
      return;
    if (node.kind === 'element')
      result.push({...node, children: dropBlankText(node.children, isBlock(node))});
    else if (node.kind === 'component') result.push({...node, children: dropBlankText(node.children, false)});
    else result.push(node);
  });
  return result;
}

function isEdge(neighbour: ContentNode | undefined, parentIsBlock: boolean): boolean {
  return neighbour ? isBlock(neighbour) : parentIsBlock;
}

function nextSeen(nodes: readonly ContentNode[], index: number): ContentNode | undefined {
  for (let next = index + 1; next < nodes.length; next += 1) {
    const node = nodes[next];
    if (node && !isBlank(node)) return node;
  }
  return undefined;
}

function isBlank(node: ContentNode): boolean {
  return node.kind === 'text' && /^[ \t]*\n[ \t\n]*$/.test(node.value);
}

function isBlock(node: ContentNode): boolean {
  return node.kind === 'element' && node.mapped && BLOCKS.has(node.name) && node.attributes.every(isPlain);
}

function isPlain([name, value]: StaticElement['attributes'][number]): boolean {
  if (name === 'style') return typeof value === 'object' && Object.keys(value ?? {}).join() === 'textAlign';
  return name !== 'className' || OWN_CLASSES.has(String(value));
}
