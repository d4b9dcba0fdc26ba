import * as format from '../client/template/format.js';
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

const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(format.ATTRIBUTES).map(([key, name]) => [name, key]),
);
const TAG_SIGNS: ReadonlyMap<string, string> = new Map(
  format.TAGS.map((tag, index) => [tag, String.fromCharCode(format.FIRST_TAG + index)]),
);

/** Matches characters that the value of an attribute cannot contain unless it is written as JSON. */
const UNSAFE = /[\0-\x08\x0e-\x1f\ud800-\udfff]/;

/** Content of a page as one text, in the template format (client/template/format.ts). */
export interface PlainTemplate {
  readonly text: string;
  /** Length of the part of `text` that is the excerpt; `undefined` without an excerpt. */
  readonly excerpt: number | undefined;
}

/** Template, and the JavaScript expressions for its placeholders (holes), in their order. */
export interface Template extends PlainTemplate {
  readonly holes: readonly string[];
  /** Number of placeholders (holes) in the excerpt. */
  readonly excerptHoles: number;
}

/** Encodes the content of a page without JavaScript. */
export function encodePlain(content: CutContent<PlainNode>): PlainTemplate {
  return new TemplateWriter<never>(() => {}).write(content);
}

/** Encodes the content of an MDX page. */
export function encodeTemplate(content: CutContent<ContentNode>): Template {
  const holes: string[] = [];
  const writer = new TemplateWriter<CodeNode | CodeElement>((node) => {
    holes.push(node.kind === 'code' ? node.code : componentCode(node));
    writer.parts.push(node.kind === 'code' ? format.HOLE : format.COMPONENT);
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

  /**
   * Writes the content of a page.
   *
   * @param atCut - called between the excerpt and the rest.
   */
  write({nodes, cut}: CutContent<Content<Code>>, atCut?: () => void): PlainTemplate {
    // The excerpt is written first, so that its length is the length of the text so far.
    if (cut !== undefined) this.writeNodes(nodes.slice(0, cut));
    const excerpt = cut === undefined ? undefined : this.parts.join('').length;
    atCut?.();
    this.writeNodes(nodes.slice(cut));
    return {text: this.parts.join(''), excerpt};
  }

  writeNodes(nodes: readonly Content<Code>[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') this.parts.push(node.value);
      else if (node.kind === 'element') this.#writeElement(node);
      else this.#writeCode(node);
    }
  }

  /**
   * Writes the children of an element, and the end of the element.
   *
   * @param isOpen - true if a name or a value is directly before the children. `TEXT` then has to separate it from a
   * text.
   */
  writeContent(children: readonly Content<Code>[], isOpen: boolean): void {
    if (isOpen && children[0]?.kind === 'text') this.parts.push(format.TEXT);
    this.writeNodes(children);
    this.parts.push(format.CLOSE);
  }

  #writeElement({name, mapped, attributes, children}: StaticElement<Code>): void {
    const sign = mapped ? TAG_SIGNS.get(name) : undefined;
    if (sign === undefined) this.parts.push(mapped ? format.MAPPED : format.NATIVE, name);
    else this.parts.push(sign);
    for (const attribute of attributes) this.parts.push(format.ATTRIBUTE, encodeAttribute(...attribute));
    this.writeContent(children, sign === undefined || attributes.length > 0);
  }
}

function encodeAttribute(name: string, value: AttributeValue): string {
  if (typeof value !== 'string' || UNSAFE.test(value)) {
    const align = name === 'style' && isAlignment(value) ? value.textAlign : undefined;
    return align && !UNSAFE.test(align)
      ? format.ALIGN + align
      : `${format.OTHER}${name}=${JSON.stringify(value)}`;
  }
  if (name === 'className' && value.startsWith('language-')) {
    return value.replace('language-', format.LANGUAGE);
  }
  const key = KEYS.get(name);
  return key === undefined ? `${format.OTHER}${name}=${JSON.stringify(value)}` : key + value;
}

function isAlignment(value: AttributeValue): value is {textAlign: string} {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'textAlign';
}
