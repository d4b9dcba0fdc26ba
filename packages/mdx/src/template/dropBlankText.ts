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
  let previous: ContentNode | undefined;
  nodes.forEach((node, index) => {
    if (!isBlank(node)) {
      previous = node;
      result.push(dropInside(node));
    } else if (!isEdge(previous, parentIsBlock) || !isEdge(nextSeen(nodes, index), parentIsBlock)) {
      result.push(node);
    }
  });
  return result;
}

function dropInside(node: ContentNode): ContentNode {
  if (!('children' in node) || node.children.every(isLeaf)) return node;
  return {...node, children: dropBlankText(node.children, isBlock(node))};
}

function isLeaf(node: ContentNode): boolean {
  return node.kind === 'text' ? !isBlank(node) : node.kind === 'code';
}

function nextSeen(nodes: readonly ContentNode[], index: number): ContentNode | undefined {
  let next = index + 1;
  while (nodes[next] && isBlank(nodes[next] as ContentNode)) next += 1;
  return nodes[next];
}

function isEdge(neighbour: ContentNode | undefined, parentIsBlock: boolean): boolean {
  return neighbour ? isBlock(neighbour) : parentIsBlock;
}

function isBlank(node: ContentNode): boolean {
  return node.kind === 'text' && (node.value === '\n' || /^[ \t]*\n[ \t\n]*$/.test(node.value));
}

function isBlock(node: ContentNode): boolean {
  return node.kind === 'element' && node.mapped && BLOCKS.has(node.name) && node.attributes.every(isPlain);
}

function isPlain([name, value]: StaticElement['attributes'][number]): boolean {
  if (name === 'style') return typeof value === 'object' && Object.keys(value ?? {}).join() === 'textAlign';
  return name !== 'className' || OWN_CLASSES.has(String(value));
}
