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
  SIGN,
  TAGS,
  TEXT,
} from '../client/template/format.js';
import type {AttributeValue, CodeElement, ContentNode, StaticElement} from './ContentNode.js';

const KEYS = new Map(Object.entries(ATTRIBUTES).map(([key, name]) => [name, key]));

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
  const holes: string[] = [];
  return {text: encodeNodes(nodes, holes), holes};
}

function encodeNodes(nodes: readonly ContentNode[], holes: string[]): string {
  let result = '';
  let previous: string | undefined;
  for (const node of nodes) {
    const sign = node.kind === 'element' && node.mapped ? signOf(node) : undefined;
    if (sign !== undefined && sign === previous && sign < FIRST_HEADING)
      result = result.slice(0, -1) + SIBLING;
    else if (sign !== undefined) result += sign;
    result += encodeNode(node, sign, holes);
    previous = sign;
  }
  return result;
}

function encodeNode(node: ContentNode, sign: string | undefined, holes: string[]): string {
  switch (node.kind) {
    case 'text':
      return node.value === '' || isUnsafe(node.value) ? hole(JSON.stringify(node.value), holes) : node.value;
    case 'code':
      return hole(node.code, holes);
    case 'component':
      return hole(componentCode(node), holes, COMPONENT) + encodeContent(node, false, holes);
    case 'element': {
      const attributes = node.attributes
        .filter(([name]) => name !== 'id' || !hasOwnSlug(node, sign))
        .map(([name, value]) => ATTRIBUTE + encodeAttribute(name, value))
        .join('');
      const name = sign === undefined ? (node.mapped ? MAPPED : NATIVE) + node.name : '';
      return name + attributes + encodeContent(node, name + attributes !== '', holes);
    }
  }
}

function hole(code: string, holes: string[], sign: string = HOLE): string {
  holes.push(code);
  return sign;
}

function componentCode({type, props, key}: CodeElement): string {
  const parts = key ? [type, props || '{}', key] : props ? [type, props] : [type];
  return `[${parts.join(',')}]`;
}

function encodeContent({children}: StaticElement | CodeElement, isOpen: boolean, holes: string[]): string {
  const content = encodeNodes(children, holes);
  const needsText = isOpen && content !== '' && content.search(SIGN) !== 0;
  return (needsText ? TEXT : '') + content + CLOSE;
}

/** A heading without an id has no sign: it would get one. */
function signOf(node: StaticElement): string | undefined {
  const index = TAGS.indexOf(node.name);
  if (index === -1) return undefined;
  const sign = String.fromCharCode(FIRST_TAG + index);
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
