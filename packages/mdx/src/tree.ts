export interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/** An mdast node, as far as the transforms look at it. Both parsers give plain objects of this shape. */
export interface MdNode {
  type: string;
  children?: MdNode[];
  value?: string;
  depth?: number;
  url?: string;
  title?: string | null;
  alt?: string | null;
  identifier?: string;
  lang?: string | null;
  /** Lists; `spread` their items as well. */
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  /** Items of a task list. */
  checked?: boolean | null;
  /** Tables: one entry a column. */
  align?: readonly (string | null)[] | null;
  meta?: string | null;
  /** Directives and JSX elements; `null` for a JSX fragment. */
  name?: string | null;
  /** JSX elements have a list, directives a record. */
  attributes?: MdAttribute[] | {[name: string]: string | null | undefined} | null;
  data?: MdData | null;
  position?: {readonly start: Point; readonly end: Point};
}

export interface MdAttribute {
  type: string;
  name?: string;
  value?: string | {type: string; value: string; data?: unknown} | null;
  data?: unknown;
  position?: {readonly start: Point; readonly end: Point};
}

export interface MdData {
  hName?: string;
  hProperties?: {[name: string]: unknown};
  directiveLabel?: boolean | null;
  /** Words that readers see though they are no child node. */
  searchText?: string;
  /** A tag that the author wrote: a lower-case one is then not looked up in the component map. */
  _mdxExplicitJsx?: boolean;
  [key: string]: unknown;
}

/** Nodes that a visitor puts in the place of a node: `undefined` keeps it, `[]` drops it. New nodes are not visited again. */
export type Replacement = MdNode[] | undefined;

/** Calls `visitor` for every node, parents first. */
export function visitTree(node: MdNode, visitor: (node: MdNode, parent: MdNode | undefined) => void): void {
  visitWithParent(node, undefined, visitor);
}

function visitWithParent(
  node: MdNode,
  parent: MdNode | undefined,
  visitor: (node: MdNode, parent: MdNode | undefined) => void,
): void {
  visitor(node, parent);
  if (node.children) for (const child of node.children) visitWithParent(child, node, visitor);
}

/** Calls `visitor` for every node of a tree whose depth has not been checked, level by level. */
export function visitFlat(root: MdNode, visitor: (node: MdNode) => void): void {
  const nodes = [root];
  for (const node of nodes) {
    visitor(node);
    for (const child of node.children ?? []) nodes.push(child);
  }
}

/** Lets `visitor` replace any node but the root, children first. */
export function replaceNodes(root: MdNode, visitor: (node: MdNode, parent: MdNode) => Replacement): void {
  const {children} = root;
  if (!children) return;
  let next: MdNode[] | undefined;
  children.forEach((child, index) => {
    replaceNodes(child, visitor);
    const replacement = visitor(child, root);
    if (replacement) {
      next ??= children.slice(0, index);
      next.push(...replacement);
    } else next?.push(child);
  });
  if (next) root.children = next;
}

/** The text of a node and all below it; images give their `alt`. */
export function textOf(node: MdNode): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value ?? '';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return '\n';
  if (isBareDirective(node)) return `:${node.name}`;
  return (node.children ?? []).map(textOf).join('');
}

/** "10:30" parses as the directive ":30". */
export function isBareDirective(node: MdNode): boolean {
  return node.type === 'textDirective' && node.data?.hName === undefined && !node.children?.length;
}

/** An element by its name. The node type only has to be one that holds children and adds no line breaks between them. */
export function element(name: string, properties: {[name: string]: unknown}, children: MdNode[]): MdNode {
  return {type: 'emphasis', data: {hName: name, hProperties: properties}, children};
}

export function setProperties(node: MdNode, properties: {[name: string]: unknown}): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

export function isJsx(node: MdNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The value of a JSX attribute that is a plain string. */
export function jsxAttribute(node: MdNode, name: string): string | undefined {
  if (!Array.isArray(node.attributes)) return undefined;
  const attribute = node.attributes.find((candidate) => candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
