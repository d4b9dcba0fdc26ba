import type {Node} from 'acorn';

/** Calls `visitor` for every node of a JavaScript tree, parents first. */
export function visitEstree(node: Node, visitor: (node: Node) => void): void {
  visitor(node);
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) visitEstree(item, visitor);
    } else if (isNode(value)) visitEstree(value, visitor);
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  );
}
