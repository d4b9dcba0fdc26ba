import type {MdAttribute, MdNode} from './tree.js';

/**
 * Node of an HTML tree (hast), with the fields that the content readers use. Nodes of MDX have the same shape as in the
 * Markdown tree.
 */
export interface HastNode extends Pick<MdNode, 'type' | 'value' | 'name' | 'data' | 'position'> {
  tagName?: string;
  properties?: {[name: string]: unknown};
  children?: HastNode[];
  attributes?: MdAttribute[];
}

/** Types of the nodes that MDX adds to the Markdown tree (mdast) and the HTML tree (hast). */
export const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;
