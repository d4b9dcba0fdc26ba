import type {Compilation} from '../compilation.js';
import {CUT_ELEMENT} from '../transforms/placeCut.js';
import type {ContentNode} from './ContentNode.js';
import {dropBlankText} from './dropBlankText.js';
import {leadToPage} from './leadToPage.js';

/**
 * Content of a page. `cut` is the number of nodes at the beginning that are the excerpt; `undefined` without an
 * excerpt.
 */
export interface CutContent<Node> {
  readonly nodes: readonly Node[];
  readonly cut: number | undefined;
}

/**
 * Divides the content of a page into excerpt and rest, at the element `CUT_ELEMENT`. Removes this element, and line
 * breaks that are never visible.
 */
export function cutContent<Node extends ContentNode>(
  nodes: readonly Node[],
  compilation: Compilation,
): CutContent<Node> {
  const at = compilation.marker ? nodes.findIndex(holdsCut) : -1;
  const holder = nodes[at];
  if (!holder) return {nodes: dropBlankText(nodes), cut: undefined};
  // `CUT_ELEMENT` may be within an element of raw HTML. Such an element is not divided: it belongs to the rest of the
  // page, or to the excerpt if nothing visible is before it.
  const end = isCut(holder) || nodes.slice(0, at).some(isSeen) ? at : at + 1;
  const excerpt = dropBlankText(nodes.slice(0, end).flatMap(withoutCut));
  const rest = dropBlankText(nodes.slice(end).flatMap(withoutCut));
  return {nodes: [...leadToPage(excerpt, rest, compilation), ...rest], cut: excerpt.length};
}

function isCut(node: ContentNode): boolean {
  return node.kind === 'element' && node.name === CUT_ELEMENT;
}

function holdsCut(node: ContentNode): boolean {
  return isCut(node) || ('children' in node && node.children.some(holdsCut));
}

function isSeen(node: ContentNode): boolean {
  return node.kind !== 'text' || node.value.trim() !== '';
}

function withoutCut<Node extends ContentNode>(node: Node): Node[] {
  if (!('children' in node) || !holdsCut(node)) return [node];
  const children = node.children.flatMap(withoutCut);
  // The author may have written an element with this name and with content in raw HTML.
  return isCut(node) ? (children as Node[]) : [{...node, children}];
}
