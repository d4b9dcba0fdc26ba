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
import type {AttributeValue, CodeElement, ContentNode, StaticElement} from './ContentNode.js';

const KEYS = new Map(Object.entries(ATTRIBUTES).map(([key, name]) => [name, key]));
const TAG_SIGNS = new Map(TAGS.map((tag, index) => [tag, String.fromCharCode(FIRST_TAG + index)]));

/** The template's own signs, and what no file holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
const UNSAFE_POINT = /[\0-\x08\x0e-\x1f]|\p{Surrogate}/u;
/** Quick, but takes every emoji for half of one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
const UNSAFE = /[\0-\x08\x0e-\x1f\ud800-\udfff]/;
const isUnsafe = (text: string): boolean => UNSAFE.test(text) && UNSAFE_POINT.test(text);

const LANGUAGE_PREFIX = 'language-';

/** Content as a template (see format.ts), with the JavaScript of its holes. */
export interface Template {
  readonly text: string;
  readonly holes: readonly string[];
}

export function encodeTemplate(nodes: readonly ContentNode[]): Template {
  const writer = new TemplateWriter();
  writer.writeNodes(nodes);
  return {text: writer.parts.join(''), holes: writer.holes};
}

class TemplateWriter {
  readonly parts: string[] = [];
  readonly holes: string[] = [];

  writeNodes(nodes: readonly ContentNode[]): void {
    let previous: string | undefined;
    for (const node of nodes) {
      const sign = node.kind === 'element' && node.mapped ? signOf(node) : undefined;
      if (sign !== undefined && sign === previous && sign < FIRST_HEADING) {
        this.parts[this.parts.length - 1] = SIBLING;
      } else if (sign !== undefined) this.parts.push(sign);
      this.#writeNode(node, sign);
      previous = sign;
    }
  }

  #writeNode(node: ContentNode, sign: string | undefined): void {
    if (node.kind === 'text') {
      if (isText(node)) this.parts.push(node.value);
      else this.#writeHole(JSON.stringify(node.value), HOLE);
    } else if (node.kind === 'code') this.#writeHole(node.code, HOLE);
    else if (node.kind === 'component') {
      this.#writeHole(componentCode(node), COMPONENT);
      this.#writeContent(node.children, false);
    } else {
      if (sign === undefined) this.parts.push(node.mapped ? MAPPED : NATIVE, node.name);
      let isOpen = sign === undefined;
      for (const [name, value] of node.attributes) {
        if (name === 'id' && hasOwnSlug(node, sign)) continue;
        this.parts.push(ATTRIBUTE, encodeAttribute(name, value));
        isOpen = true;
      }
      this.#writeContent(node.children, isOpen);
    }
  }

  #writeHole(code: string, sign: string): void {
    this.holes.push(code);
    this.parts.push(sign);
  }

  /** @param isOpen - whether a name or value comes before, so that text needs a sign between. */
  #writeContent(children: readonly ContentNode[], isOpen: boolean): void {
    const [first] = children;
    if (isOpen && first && isText(first)) this.parts.push(TEXT);
    this.writeNodes(children);
    this.parts.push(CLOSE);
  }
}

function isText(node: ContentNode): boolean {
  return node.kind === 'text' && node.value !== '' && !isUnsafe(node.value);
}

function componentCode({type, props, key}: CodeElement): string {
  const parts = key ? [type, props || '{}', key] : props ? [type, props] : [type];
  return `[${parts.join(',')}]`;
}

/** A heading without an id has no sign: it would get one. */
function signOf(node: StaticElement): string | undefined {
  const sign = TAG_SIGNS.get(node.name);
  if (sign === undefined) return undefined;
  return sign < FIRST_HEADING || node.attributes.some(([name]) => name === 'id') ? sign : undefined;
}

function hasOwnSlug({attributes, children}: StaticElement, sign: string | undefined): boolean {
  if (sign === undefined || sign < FIRST_HEADING) return false;
  const [content] = children;
  const id = attributes.find(([name]) => name === 'id')?.[1];
  return (
    content?.kind === 'text' &&
    children.length === 1 &&
    !isUnsafe(content.value) &&
    id === headingSlug(content.value)
  );
}

function encodeAttribute(name: string, value: AttributeValue): string {
  if (typeof value !== 'string' || isUnsafe(value)) {
    const align = name === 'style' && isAlignment(value) ? value.textAlign : undefined;
    return align && !isUnsafe(align) ? ALIGN + align : `${OTHER}${name}=${JSON.stringify(value)}`;
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
