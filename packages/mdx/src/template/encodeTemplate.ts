import {
  ALIGN,
  ATTRIBUTE,
  ATTRIBUTES,
  CLOSE,
  COMPONENT,
  FIRST_HEADING,
  FIRST_TAG,
  HOLE,
  headingSlug,
  LANGUAGE,
  MAPPED,
  NATIVE,
  OTHER,
  SIBLING,
  TAGS,
  TEXT,
} from '../client/template/format.js';
import type {
  AttributeValue,
  CodeElement,
  CodeNode,
  Content,
  ContentNode,
  PlainNode,
  StaticElement,
} from './ContentNode.js';
import type {CutContent} from './cutContent.js';

const KEYS = new Map(Object.entries(ATTRIBUTES).map(([key, name]) => [name, key]));
const TAG_SIGNS = new Map(TAGS.map((tag, index) => [tag, String.fromCharCode(FIRST_TAG + index)]));

/** Characters that the value of an attribute cannot contain. */
const UNSAFE = /[\0-\x08\x0e-\x1f\ud800-\udfff]/;

const LANGUAGE_PREFIX = 'language-';

/** Content as a template (see format.ts). */
export interface PlainTemplate {
  readonly text: string;
  /** How much of the text is the excerpt, if the page has one. */
  readonly excerpt: number | undefined;
}

/** A template with the JavaScript of its holes. */
export interface Template extends PlainTemplate {
  readonly holes: readonly string[];
  /** How many of them are in the excerpt. */
  readonly excerptHoles: number;
}

/** Encodes content that cannot hold JavaScript. */
export function encodePlain(content: CutContent<PlainNode>): PlainTemplate {
  return new TemplateWriter<never>(() => {}).write(content);
}

/** Encodes the content of an MDX page. */
export function encodeTemplate(content: CutContent<ContentNode>): Template {
  const holes: string[] = [];
  const writer = new TemplateWriter<CodeNode | CodeElement>((node) => {
    holes.push(node.kind === 'code' ? node.code : componentCode(node));
    writer.parts.push(node.kind === 'code' ? HOLE : COMPONENT);
    if (node.kind === 'component') writer.writeContent(node.children, false);
  });
  let excerptHoles = 0;
  const template = writer.write(content, () => {
    excerptHoles = holes.length;
  });
  return {...template, holes, excerptHoles};
}

function componentCode({type, props, key}: CodeElement): string {
  const parts = key ? [type, props || '{}', key] : props ? [type, props] : [type];
  return `[${parts.join(',')}]`;
}

class TemplateWriter<Code extends CodeNode | CodeElement> {
  readonly parts: string[] = [];
  readonly #writeCode: (node: Code) => void;

  constructor(writeCode: (node: Code) => void) {
    this.#writeCode = writeCode;
  }

  /** @param atCut - called when the excerpt is written. */
  write({nodes, cut}: CutContent<Content<Code>>, atCut?: () => void): PlainTemplate {
    // Both parts end with all their elements closed: no element of the rest is a SIBLING of one of the excerpt.
    if (cut !== undefined) this.writeNodes(nodes.slice(0, cut));
    const excerpt = cut === undefined ? undefined : this.parts.join('').length;
    atCut?.();
    this.writeNodes(nodes.slice(cut));
    return {text: this.parts.join(''), excerpt};
  }

  writeNodes(nodes: readonly Content<Code>[]): void {
    let previous: string | undefined;
    for (const node of nodes) {
      const sign = isElement(node) && node.mapped ? signOf(node) : undefined;
      if (sign !== undefined && sign === previous && sign < FIRST_HEADING) {
        this.parts[this.parts.length - 1] = SIBLING;
      } else if (sign !== undefined) this.parts.push(sign);
      if (node.kind === 'text') this.parts.push(node.value);
      else if (isElement(node)) this.#writeElement(node, sign);
      else this.#writeCode(node);
      previous = sign;
    }
  }

  /** @param isOpen - whether a name or value comes before, so that text needs a sign between. */
  writeContent(children: readonly Content<Code>[], isOpen: boolean): void {
    if (isOpen && children[0]?.kind === 'text') this.parts.push(TEXT);
    this.writeNodes(children);
    this.parts.push(CLOSE);
  }

  #writeElement(node: StaticElement<Code>, sign: string | undefined): void {
    if (sign === undefined) this.parts.push(node.mapped ? MAPPED : NATIVE, node.name);
    let isOpen = sign === undefined;
    for (const [name, value] of node.attributes) {
      if (name === 'id' && hasOwnSlug(node, sign)) continue;
      this.parts.push(ATTRIBUTE, encodeAttribute(name, value));
      isOpen = true;
    }
    this.writeContent(node.children, isOpen);
  }
}

function isElement<Code extends CodeNode | CodeElement>(node: Content<Code>): node is StaticElement<Code> {
  return node.kind === 'element';
}

/** A heading without an id has no sign: it would get one. */
function signOf(node: StaticElement<unknown>): string | undefined {
  const sign = TAG_SIGNS.get(node.name);
  if (sign === undefined) return undefined;
  return sign < FIRST_HEADING || node.attributes.some(([name]) => name === 'id') ? sign : undefined;
}

function hasOwnSlug(
  {attributes, children}: StaticElement<CodeNode | CodeElement>,
  sign: string | undefined,
): boolean {
  if (sign === undefined || sign < FIRST_HEADING) return false;
  const [content] = children;
  const id = attributes.find(([name]) => name === 'id')?.[1];
  return content?.kind === 'text' && children.length === 1 && id === headingSlug(content.value);
}

function encodeAttribute(name: string, value: AttributeValue): string {
  if (typeof value !== 'string' || UNSAFE.test(value)) {
    const align = name === 'style' && isAlignment(value) ? value.textAlign : undefined;
    return align && !UNSAFE.test(align) ? ALIGN + align : `${OTHER}${name}=${JSON.stringify(value)}`;
  }
  if (name === 'className' && value.startsWith(LANGUAGE_PREFIX)) {
    return LANGUAGE + value.slice(LANGUAGE_PREFIX.length);
  }
  const key = KEYS.get(name);
  return key === undefined ? `${OTHER}${name}=${JSON.stringify(value)}` : key + value;
}

function isAlignment(value: AttributeValue): value is {textAlign: string} {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'textAlign';
}
