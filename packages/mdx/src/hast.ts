import type {MdAttribute, MdData, Point} from './tree.js';

/** A hast node, as far as the content readers look at it. MDX adds nodes of its own, of the same shape as in mdast. */
export interface HastNode {
  type: string;
  tagName?: string;
  properties?: {[name: string]: unknown};
  children?: HastNode[];
  value?: string;
  /** JSX elements; `null` for a fragment. */
  name?: string | null;
  attributes?: MdAttribute[];
  data?: MdData | null;
  position?: {readonly start: Point; readonly end: Point};
}

/** The nodes that MDX adds to mdast and hast. */
export const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;
