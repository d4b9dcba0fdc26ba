export type AttributeValue = string | number | boolean | null | {readonly [name: string]: string};

export type Attribute = readonly [name: string, value: AttributeValue];

/** An element that needs no JavaScript but for what stands inside. */
export interface StaticElement {
  readonly kind: 'element';
  readonly name: string;
  /** Looked up in the component map. */
  readonly mapped: boolean;
  readonly attributes: readonly Attribute[];
  readonly children: readonly ContentNode[];
}

/** An element whose type or properties are JavaScript. */
export interface CodeElement {
  readonly kind: 'component';
  /** JavaScript: the type; the properties without children, or "" if there are none; the key, or "". */
  readonly type: string;
  readonly props: string;
  readonly key: string;
  readonly children: readonly ContentNode[];
}

/** What MDX engines write as calls of `jsx`, as a tree. */
export type ContentNode =
  | {readonly kind: 'text'; readonly value: string}
  | {readonly kind: 'code'; readonly code: string}
  | StaticElement
  | CodeElement;
