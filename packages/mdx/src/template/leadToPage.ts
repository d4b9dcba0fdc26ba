import type {Compilation} from '../compilation.js';
import {decoded} from '../references/parseTarget.js';
import type {Attribute, ContentNode} from './ContentNode.js';

/**
 * Changes links in an excerpt that lead to ids below the excerpt, such as ids of footnotes: "#note" →
 * "/blog/post#note". Other pages show the excerpt alone, without these ids.
 */
export function leadToPage<Node extends ContentNode>(
  excerpt: readonly Node[],
  rest: readonly ContentNode[],
  {input, reader}: Pick<Compilation, 'input' | 'reader'>,
): readonly Node[] {
  if (!excerpt.some(hasFragmentLink)) return excerpt;
  const own = new Set(excerpt.flatMap(idsOf));
  const further = new Set(rest.flatMap(idsOf).filter((id) => !own.has(id)));
  if (further.size === 0) return excerpt;
  const permalink = reader.permalinkOf(input.file);
  if (!permalink) return excerpt;
  const change = (attribute: Attribute): Attribute => {
    const [name, value] = attribute;
    const isFurther = isFragmentLink(attribute) && further.has(decoded(String(value).slice(1)));
    return isFurther ? [name, permalink + value] : attribute;
  };
  return excerpt.map((node) => changeAttributes(node, change));
}

function hasFragmentLink(node: ContentNode): boolean {
  if (node.kind === 'element' && node.attributes.some(isFragmentLink)) return true;
  return 'children' in node && node.children.some(hasFragmentLink);
}

function isFragmentLink([name, value]: Attribute): boolean {
  return name === 'href' && typeof value === 'string' && value.startsWith('#') && value !== '#';
}

function idsOf(node: ContentNode): string[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap(idsOf);
  const id = node.kind === 'element' ? node.attributes.find(([name]) => name === 'id')?.[1] : undefined;
  return typeof id === 'string' ? [id, ...inner] : inner;
}

/** Changes the attributes of a node and of all nodes in it. */
function changeAttributes<Node extends ContentNode>(node: Node, change: (one: Attribute) => Attribute): Node {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => changeAttributes(child, change));
  if (node.kind !== 'element') return {...node, children};
  return {...node, children, attributes: node.attributes.map(change)};
}
