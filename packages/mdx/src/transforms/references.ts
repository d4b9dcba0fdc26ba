import {type MdNode, replaceNodes, visitTree} from '../tree.js';

/**
 * Converts `[text][label]` and `![alt][label]` to plain links and images, so that later transforms handle one form
 * only.
 */
export function inlineReferences(root: MdNode): void {
  const definitions = new Map<string, MdNode>();
  visitTree(root, (node) => {
    if (node.type === 'definition' && node.identifier !== undefined && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  if (definitions.size === 0) return;
  replaceNodes(root, (node) => {
    const type =
      node.type === 'linkReference' ? 'link' : node.type === 'imageReference' ? 'image' : undefined;
    const definition = type && definitions.get(node.identifier ?? '');
    if (!type || !definition) return undefined;
    const {alt, children, position, data} = node;
    const {url, title} = definition;
    return [{type, url, title, ...(type === 'link' ? {children} : {alt}), position, ...(data && {data})}];
  });
}
