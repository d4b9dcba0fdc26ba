export type AttributeValue = string | number | boolean | null | {readonly [name: string]: string};

export type Attribute = readonly [name: string, value: AttributeValue];

export interface TextNode {
  readonly kind: 'text';
  /** Text. The compiler has removed control characters (U+0001 to U+001F), which structure a template. */
  readonly value: string;
}

/** Element whose name and attributes contain no JavaScript. */
export interface StaticElement<Code> {
  readonly kind: 'element';
  readonly name: string;
  /** True if the name is looked up in the component map (name of an element or component → React component). */
  readonly mapped: boolean;
  readonly attributes: readonly Attribute[];
  readonly children: readonly Content<Code>[];
}

/**
 * Node of a page's content.
 *
 * @typeParam Code - nodes that contain JavaScript; `never` for content without any.
 */
export type Content<Code> = TextNode | StaticElement<Code> | Code;

/** Expression in braces, whose value is shown. */
export interface CodeNode {
  readonly kind: 'code';
  /** JavaScript expression; may contain JSX. */
  readonly code: string;
}

/** Element whose type or properties are JavaScript. */
export interface CodeElement {
  readonly kind: 'component';
  /**
   * `type`, `props` and `key` are JavaScript expressions. `props` is without children, and "" if there are no
   * properties; `key` is "" if there is none.
   */
  readonly type: string;
  readonly props: string;
  readonly key: string;
  readonly children: readonly ContentNode[];
}

/** Node of a Markdown page, which contains no JavaScript. */
export type PlainNode = Content<never>;

/** Node of an MDX page. */
export type ContentNode = Content<CodeNode | CodeElement>;
