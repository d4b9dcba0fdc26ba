export type AttributeValue = string | number | boolean | null | {readonly [name: string]: string};

export type Attribute = readonly [name: string, value: AttributeValue];

export interface TextNode {
  readonly kind: 'text';
  /** Without the signs of the template. */
  readonly value: string;
}

/** An element without JavaScript of its own. */
export interface StaticElement<Code> {
  readonly kind: 'element';
  readonly name: string;
  /** Looked up in the component map. */
  readonly mapped: boolean;
  readonly attributes: readonly Attribute[];
  readonly children: readonly Content<Code>[];
}

/** @typeParam Code - the nodes that hold JavaScript; `never` for content that cannot hold any. */
export type Content<Code> = TextNode | StaticElement<Code> | Code;

/** The value of an expression. */
export interface CodeNode {
  readonly kind: 'code';
  /** A JavaScript expression; may hold JSX. */
  readonly code: string;
}

/** An element whose type or properties are JavaScript. */
export interface CodeElement {
  readonly kind: 'component';
  /** JavaScript expressions: the type; the properties without children, or "" if there are none; the key, or "". */
  readonly type: string;
  readonly props: string;
  readonly key: string;
  readonly children: readonly ContentNode[];
}

/** Content of a Markdown page: data. */
export type PlainNode = Content<never>;

/** Content of an MDX page. */
export type ContentNode = Content<CodeNode | CodeElement>;
