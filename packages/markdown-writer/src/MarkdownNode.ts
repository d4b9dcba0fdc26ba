/** An element as plain data, whatever it was read from. Attributes have the names that React gives to them (`className`). */
export interface MarkdownElement {
  /** Name of an HTML element in lower case, or `admonition`, `mermaid`. */
  readonly tag: string;
  readonly props: {readonly [name: string]: unknown};
  readonly children: readonly MarkdownNode[];
}

/** Text (without escapes), or an element. */
export type MarkdownNode = string | MarkdownElement;

/** Returns the text of nodes, as written; a `<br>` is a line break. */
export function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : textOf(node.children)))
    .join('');
}

/** Returns the value of an attribute if it is text. */
export function textProp({props}: MarkdownElement, name: string): string | undefined {
  const value = props[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns true if the attribute `className` of an element contains a class. */
export function hasClass(element: MarkdownElement, name: string): boolean {
  return textProp(element, 'className')?.split(/\s+/).includes(name) ?? false;
}
