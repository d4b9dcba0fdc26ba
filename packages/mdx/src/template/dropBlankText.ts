import {wordSet} from '../wordSet.js';
import type {Attribute, CodeElement, CodeNode, Content} from './ContentNode.js';

/** Node of a page's content. In Markdown that code imports, JSX and expressions are nodes of kind 'mdx'. */
type AnyNode = Content<CodeNode | CodeElement | {readonly kind: 'mdx'}>;

/** Block elements of Markdown: line breaks before and after them are never visible. */
const BLOCKS = wordSet(
  'p h1 h2 h3 h4 h5 h6 ul ol li pre blockquote table thead tbody tr th td hr header section admonition details',
);
/** Elements whose white space is content. */
const VERBATIM: ReadonlySet<string> = new Set(['pre', 'script', 'style']);
const OWN_CLASSES = wordSet('contains-task-list task-list-item footnotes sr-only');

/**
 * Removes line breaks between two blocks, and between a block and the edge of the block around it. Line breaks beside
 * other nodes stay, since these nodes may be inline. An element with a class or a style of the author may be inline,
 * too.
 */
export function dropBlankText<Node extends AnyNode>(nodes: readonly Node[], parentIsBlock = true): Node[] {
  const result: Node[] = [];
  let previous: Node | undefined;
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

function dropInside<Node extends AnyNode>(node: Node): Node {
  if (!('children' in node) || node.children.every(isLeaf)) return node;
  if (node.kind === 'element' && VERBATIM.has(node.name)) return node;
  return {...node, children: dropBlankText(node.children, isBlock(node))};
}

function isLeaf(node: AnyNode): boolean {
  return node.kind === 'text' ? !isBlank(node) : node.kind === 'code';
}

function nextSeen<Node extends AnyNode>(nodes: readonly Node[], index: number): Node | undefined {
  let next = index + 1;
  for (let node = nodes[next]; node && isBlank(node); node = nodes[next]) next += 1;
  return nodes[next];
}

function isEdge(neighbour: AnyNode | undefined, parentIsBlock: boolean): boolean {
  return neighbour ? isBlock(neighbour) : parentIsBlock;
}

function isBlank(node: AnyNode): boolean {
  return node.kind === 'text' && (node.value === '\n' || /^[ \t]*\n[ \t\n]*$/.test(node.value));
}

function isBlock(node: AnyNode): boolean {
  return node.kind === 'element' && node.mapped && BLOCKS.has(node.name) && node.attributes.every(isPlain);
}

function isPlain([name, value]: Attribute): boolean {
  if (name === 'style') return typeof value === 'object' && Object.keys(value ?? {}).join() === 'textAlign';
  return name !== 'className' || OWN_CLASSES.has(String(value));
}
