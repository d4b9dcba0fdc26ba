import type {Compilation, MarkerPlace} from '../compilation.js';
import {element, type MdNode} from '../tree.js';
import {wordSet} from '../wordSet.js';

/** Element that separates the excerpt of a page from the rest. `cutContent` removes it. */
export const CUT_ELEMENT = 'lectern-cut';

/** Types of nodes that are not visible. */
const INVISIBLE = wordSet('mdxjsEsm definition footnoteDefinition yaml toml');
/** Matches a comment of HTML, and the code of an expression that is a comment. */
const COMMENT = /^\s*(?:<!--[^>]*-->|\/\*(?:[^*]|\*(?!\/))*\*\/)\s*$/;

/**
 * Inserts `CUT_ELEMENT` where the marker is, between two nodes of the top level. A node that contains the marker is not
 * divided. It belongs to the rest of the page, or to the excerpt if the marker is at the node's end or nothing visible
 * is above the node.
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
