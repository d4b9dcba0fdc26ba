import type {MdAttribute, MdData, Point} from './tree.js';

/**
 * Node of an HTML tree (hast), with the fields that the content readers use. Nodes of MDX have the same shape as in the
 * Markdown tree.
 */
export interface HastNode {
  type: string;
  tagName?: string;
  properties?: {[name: string]: unknown};
  children?: HastNode[];
  value?: string;
  /** Name of a JSX element; `null` for a fragment (`<>`). */
  name?: string | null;
  attributes?: MdAttribute[];
  data?: MdData | null;
  position?: {readonly start: Point; readonly end: Point};
}

/** Types of the nodes that MDX adds to the Markdown tree (mdast) and the HTML tree (hast). */
export const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;
