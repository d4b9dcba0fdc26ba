export interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/**
 * Node of a Markdown tree (mdast), with the fields that the transforms use. satteri and `@mdx-js/mdx` return plain
 * objects of this shape.
 */
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
  /** For an item of a task list: true if its box is checked. */
  checked?: boolean | null;
  meta?: string | null;
  /** Name of a directive or a JSX element; `null` for a JSX fragment (`<>`). */
  name?: string | null;
  /** Attributes: a list for a JSX element, an object for a directive. */
  attributes?: MdAttribute[] | {[name: string]: string | null | undefined} | null;
  data?: MdData | null;
  position?: NodePosition | undefined;
}

/** Place of a node in the page. A node of an included file has the line of the directive that includes the file. */
export interface NodePosition {
  readonly start: Point;
  readonly end: Point;
  /** Set for a node of an included file. The offsets of `start` and `end` are offsets in `source`. */
  readonly part?: IncludedPart | undefined;
}

export interface IncludedPart {
  /** Absolute path. */
  readonly file: string;
  /** Text of the file for the parser. */
  readonly source: string;
  /** Place of the node in the file, from 1. */
  readonly line: number;
  readonly column: number;
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
  /** Visible text that is in no child node, such as the title of an admonition; for search. */
  searchText?: string;
  /**
   * True for a tag that the author wrote as JSX: a lower-case one is not looked up in the component map (name of an
   * element → React component). `@mdx-js/mdx` uses the same property.
   */
  _mdxExplicitJsx?: boolean;
  [key: string]: unknown;
}

/** Place of a node, for reports. `file` is set for a node of an included file. */
export interface NodePlace {
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly file?: string;
}

export function positionOf({position}: MdNode): NodePlace {
  if (position?.part)
    return {line: position.part.line, column: position.part.column, file: position.part.file};
  return {line: position?.start.line, column: position?.start.column};
}

/**
 * Returns the text in which the offsets of a node count: the one of the page, or of an included file.
 *
 * @param source - text of the page for the parser
 */
export function sourceOfNode({position}: MdNode, source: string): string {
  return position?.part?.source ?? source;
}

/** Calls `visitor` for every node, parents first. */
export function visitTree(node: MdNode, visitor: (node: MdNode) => void): void {
  visitor(node);
  if (node.children) for (const child of node.children) visitTree(child, visitor);
}

/**
 * Calls `visitor` for every node, level by level. Has no recursion, so the tree may be too deep for other functions
 * (`checkDepth`).
 */
export function visitFlat(root: MdNode, visitor: (node: MdNode) => void): void {
  const nodes = [root];
  for (const node of nodes) {
    visitor(node);
    for (const child of node.children ?? []) nodes.push(child);
  }
}

/**
 * Replaces every node but the root, children first, by the nodes that `visitor` returns: `undefined` keeps the node,
 * `[]` removes it. New nodes are not visited.
 */
export function replaceNodes(root: MdNode, visitor: (node: MdNode) => MdNode[] | undefined): void {
  const {children} = root;
  if (!children) return;
  let next: MdNode[] | undefined;
  children.forEach((child, index) => {
    replaceNodes(child, visitor);
    const replacement = visitor(child);
    if (replacement) {
      next ??= children.slice(0, index);
      next.push(...replacement);
    } else next?.push(child);
  });
  if (next) root.children = next;
}

/** Returns the text of a node and its descendants. The text of an image is its `alt`. */
export function textOf(node: MdNode): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value ?? '';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return '\n';
  if (isBareDirective(node)) return `:${node.name}`;
  return (node.children ?? []).map(textOf).join('');
}

/**
 * True for a text directive without a label that no plugin has handled. For example, parsers read ":30" in "10:30" as a
 * directive.
 */
export function isBareDirective(node: MdNode): boolean {
  return node.type === 'textDirective' && node.data?.hName === undefined && !node.children?.length;
}

/**
 * Creates a node that becomes the HTML element `name`. It has the type "emphasis", since the children of such a node
 * get no line breaks between them; `collectSections` recognises it by this type together with `hName`.
 */
export function element(name: string, properties: {[name: string]: unknown}, children: MdNode[]): MdNode {
  return {type: 'emphasis', data: {hName: name, hProperties: properties}, children};
}

export function setProperties(node: MdNode, properties: {[name: string]: unknown}): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

export function isJsx(node: MdNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the value of a JSX attribute; `undefined` if it is absent or no plain string. */
export function jsxAttribute(node: MdNode, name: string): string | undefined {
  if (!Array.isArray(node.attributes)) return undefined;
  const attribute = node.attributes.find((candidate) => candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
