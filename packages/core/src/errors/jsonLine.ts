import {findNodeAtLocation, type Node, parseTree} from 'jsonc-parser';
import {lineAt} from './lineAt.js';

/** Offset at which a node begins. For the value of a property, the offset of its key. */
function startOf(node: Node): number {
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/**
 * Line of a value in a JSON text, from 1. If the value is missing, the line of the nearest parent that exists.
 *
 * @param path - keys and indexes: `["items", 0, "label"]`
 */
export function lineInJson(text: string, path: readonly PropertyKey[]): number {
  const root = parseTree(text);
  if (!root) return 1;
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, depth).map(asSegment));
    if (node) return lineAt(text, startOf(node));
  }
  return lineAt(text, root.offset);
}

function asSegment(part: PropertyKey): string | number {
  return typeof part === 'number' ? part : String(part);
}
