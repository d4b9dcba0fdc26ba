import type {Compilation, MarkerPlace} from '../compilation.js';
import {element, type MdNode} from '../tree.js';

/** The element between the excerpt of a page and the rest; `takeCut` takes it out again. */
export const CUT_ELEMENT = 'lectern-cut';

/** Nodes that readers do not see. */
const INVISIBLE = new Set(['mdxjsEsm', 'definition', 'footnoteDefinition', 'yaml', 'toml']);
/** Comments of HTML, and expressions that are comments. */
const COMMENT = /^\s*(?:<!--[^>]*-->|\/\*(?:[^*]|\*(?!\/))*\*\/)\s*$/;

/**
 * Places the end of the excerpt between two nodes of the top level. A node that holds the marker is not cut: what follows its
 * marker does not belong to the excerpt, so the node does not, unless it is all that there is before the marker.
 */
export function placeCut(root: MdNode, {marker}: Compilation): void {
  if (!marker) return;
  const children = [...(root.children ?? [])];
  children.splice(cutIndex(children, marker), 0, element(CUT_ELEMENT, {}, []));
  root.children = children;
}

function cutIndex(nodes: readonly MdNode[], marker: MarkerPlace): number {
  const at = nodes.findIndex(({position}) => position !== undefined && position.end.line >= marker.line);
  const {start, end} = nodes[at]?.position ?? {};
  if (!start || !end) return nodes.length;
  const isBefore = start.line > marker.endLine || (start.line === marker.line && marker.startsLine);
  if (isBefore) return at;
  const isAfter = end.line <= marker.endLine && marker.endsLine;
  return isAfter || !nodes.slice(0, at).some(isVisible) ? at + 1 : at;
}

function isVisible({type, value = ''}: MdNode): boolean {
  return !INVISIBLE.has(type) && !((type === 'html' || type === 'mdxFlowExpression') && COMMENT.test(value));
}
