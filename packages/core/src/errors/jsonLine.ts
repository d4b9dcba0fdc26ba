import {findNodeAtLocation, type Node, parseTree} from 'jsonc-parser';
import {lineAt} from './lineAt.js';

/** A member of an object begins with its key. */
function startOf(node: Node): number {
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/**
 * The line of a value in a JSON text, from 1. A value that is missing has the line of the one that should hold it.
 *
 * @param path - keys and indexes, as in ["items", 0, "label"]
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
