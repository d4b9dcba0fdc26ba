import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {TITLE_ELEMENT} from '../transforms/admonitions.js';
import {HEAD_ELEMENT} from '../transforms/elements.js';
import {attributesOf} from './attributes.js';
import type {Attribute, Content, StaticElement, TextNode} from './ContentNode.js';

/** The names that React accepts. */
export const TAG_NAME = /^[a-zA-Z][\w:.-]*$/;
/** Names that HTML parsing would change or drop, and the names on the page. */
const REAL_NAMES = new Map([
  [TITLE_ELEMENT, 'mdxAdmonitionTitle'],
  [HEAD_ELEMENT, 'Head'],
]);
/** React throws when one of these has children. parse5 gives some to `menuitem`, and to all of them within SVG. */
const VOID = new Set(
  'area base br col embed hr img input keygen link menuitem meta param source track wbr'.split(' '),
);
/** Elements that the head of a document may contain. */
const HEAD_TAGS = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'title']);

/** The signs of the template, which browsers do not show. */
const INVISIBLE = /[\x01-\x08\x0e-\x1f]/g;
const UNREADABLE = /\0|\p{Surrogate}/gu;
/** Quick, but matches every emoji. */
const UNSAFE = /[\0-\x08\x0e-\x1f\ud800-\udfff]/;

/** Control characters are left out. U+FFFD replaces lone surrogates and, as in CommonMark, U+0000. */
export function textNode(value: string): TextNode {
  if (!UNSAFE.test(value)) return {kind: 'text', value};
  return {kind: 'text', value: value.replace(INVISIBLE, '').replace(UNREADABLE, '\ufffd')};
}

/** @returns `undefined` to leave the node out. */
export type CodeReader<Code> = (node: HastNode) => Content<Code> | undefined;

/** Reads HTML as content. Comments are left out; an element with a name that React refuses becomes text. */
export class HtmlReader<Code> {
  readonly #compilation: Compilation;
  readonly #readCode: CodeReader<Code>;

  /** @param readCode - reads the nodes of MDX. */
  constructor(compilation: Compilation, readCode: CodeReader<Code>) {
    this.#compilation = compilation;
    this.#readCode = readCode;
  }

  readAll(nodes: readonly HastNode[] = [], isSvg = false): Content<Code>[] {
    const content: Content<Code>[] = [];
    for (const node of nodes) {
      if (node.type === 'text') {
        if (node.value) content.push(textNode(node.value));
      } else if (node.type === 'element') this.#readElement(node, isSvg, content);
      else if (node.type === 'root') content.push(...this.readAll(node.children, isSvg));
      else if (node.type !== 'comment' && node.type !== 'doctype' && node.type !== 'raw') {
        const code = this.#readCode(node);
        if (code) content.push(code);
      }
    }
    return content;
  }

  #readElement(node: HastNode, isSvg: boolean, content: Content<Code>[]): void {
    const tagName = node.tagName ?? '';
    const inSvg = tagName === 'svg' || (isSvg && tagName !== 'foreignObject');
    if (!TAG_NAME.test(tagName)) {
      content.push(
        textNode(`<${tagName}>`),
        ...this.readAll(node.children, inSvg),
        textNode(`</${tagName}>`),
      );
      return;
    }
    const attributes = attributesOf(node, this.#compilation, inSvg);
    if (tagName === HEAD_ELEMENT) content.push(this.#head(node, attributes));
    else if (tagName === 'textarea') content.push(textArea(node, attributes));
    else if (VOID.has(tagName)) {
      content.push(element(tagName, attributes, []), ...this.readAll(node.children, inSvg));
    } else content.push(element(tagName, attributes, this.readAll(node.children, inSvg)));
  }

  /** The head manager takes the tags of a head, and a title that is one text. */
  #head({children = []}: HastNode, attributes: readonly Attribute[]): StaticElement<Code> {
    const tags = children.filter(({tagName = ''}) => HEAD_TAGS.has(tagName));
    const content = tags.flatMap((tag) =>
      tag.tagName === 'title' ? [element<Code>('title', [], [textNode(textOf(tag))])] : this.readAll([tag]),
    );
    return element(HEAD_ELEMENT, attributes, content);
  }
}

/** The name on the page of an element that may have one of ours. */
export function realName(name: string): string {
  return REAL_NAMES.get(name) ?? name;
}

/** An element that goes through the component map. */
export function element<Code>(
  name: string,
  attributes: readonly Attribute[],
  children: readonly Content<Code>[],
): StaticElement<Code> {
  return {kind: 'element', name: realName(name), mapped: true, attributes, children};
}

/** React takes the text of a `textarea` as a property. */
function textArea(node: HastNode, attributes: readonly Attribute[]): StaticElement<never> {
  return element('textarea', [...attributes, ['defaultValue', textOf(node)]], []);
}

function textOf({type, value, children = []}: HastNode): string {
  return type === 'text' ? (value ?? '') : children.map(textOf).join('');
}
