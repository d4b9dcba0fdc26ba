import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {TITLE_ELEMENT} from '../transforms/admonitions.js';
import {HEAD_ELEMENT} from '../transforms/elements.js';
import {wordSet} from '../wordSet.js';
import {attributesOf} from './attributes.js';
import type {Attribute, Content, StaticElement, TextNode} from './ContentNode.js';

/** Matches names of elements that React accepts. */
export const TAG_NAME = /^[a-zA-Z][\w:.-]*$/;
/**
 * Placeholder elements of the transforms: name in the tree → name on the page. HTML parsing would change or drop an
 * element that has the name on the page.
 */
const REAL_NAMES: ReadonlyMap<string, string> = new Map([
  [TITLE_ELEMENT, 'mdxAdmonitionTitle'],
  [HEAD_ELEMENT, 'Head'],
]);
/**
 * Elements that cannot have children: React throws if such an element has a child. parse5 adds children to `menuitem`,
 * and within SVG to all of these elements.
 */
const VOID = wordSet('area base br col embed hr img input keygen link menuitem meta param source track wbr');
/** Elements that the head of a document may contain. */
const HEAD_TAGS = wordSet('base link meta noscript script style title');

/** Matches the control characters of the template format, which browsers do not show. */
const INVISIBLE = /[\x01-\x08\x0e-\x1f]/g;
const UNREADABLE = /\0|\p{Surrogate}/gu;
/** Matches texts that may have `INVISIBLE` or `UNREADABLE` characters; a quick test, which also matches every emoji. */
const UNSAFE = /[\0-\x08\x0e-\x1f\ud800-\udfff]/;

/**
 * Creates a text node. Control characters are removed. U+FFFD replaces lone surrogates and, as in CommonMark, U+0000.
 */
export function textNode(value: string): TextNode {
  if (!UNSAFE.test(value)) return {kind: 'text', value};
  return {kind: 'text', value: value.replace(INVISIBLE, '').replace(UNREADABLE, '\ufffd')};
}

/** Converts a node of MDX (expression, JSX, import) to content. Returns `undefined` to leave the node out. */
export type CodeReader<Code> = (node: HastNode) => Content<Code> | undefined;

/** Converts an HTML tree to content. Comments are left out; an element with a name that React refuses becomes text. */
export class HtmlReader<Code> {
  readonly #compilation: Compilation;
  readonly #readCode: CodeReader<Code>;

  /** @param readCode - converts nodes of MDX. */
  constructor(compilation: Compilation, readCode: CodeReader<Code>) {
    this.#compilation = compilation;
    this.#readCode = readCode;
  }

  readAll(nodes: readonly HastNode[] = [], isSvg = false): Content<Code>[] {
    const content: Content<Code>[] = [];
    for (const node of nodes) {
      if (node.type === 'text') {
        if (node.value) content.push(textNode(node.value));
      } else if (node.type === 'element') content.push(...this.#readElement(node, isSvg));
      else if (node.type === 'root') content.push(...this.readAll(node.children, isSvg));
      else if (node.type !== 'comment' && node.type !== 'doctype' && node.type !== 'raw') {
        const code = this.#readCode(node);
        if (code) content.push(code);
      }
    }
    return content;
  }

  #readElement(node: HastNode, isSvg: boolean): readonly Content<Code>[] {
    const tagName = node.tagName ?? '';
    const inSvg = tagName === 'svg' || (isSvg && tagName !== 'foreignObject');
    if (!TAG_NAME.test(tagName)) {
      return [textNode(`<${tagName}>`), ...this.readAll(node.children, inSvg), textNode(`</${tagName}>`)];
    }
    const attributes = attributesOf(node, this.#compilation, inSvg);
    if (tagName === HEAD_ELEMENT) return [this.#head(node, attributes)];
    if (tagName === 'textarea') return [textArea(node, attributes)];
    const children = this.readAll(node.children, inSvg);
    return VOID.has(tagName)
      ? [element(tagName, attributes, []), ...children]
      : [element(tagName, attributes, children)];
  }

  /**
   * Converts `<head>`. The component `Head` accepts only elements of a document's head, and only one text in a title.
   */
  #head({children = []}: HastNode, attributes: readonly Attribute[]): StaticElement<Code> {
    const tags = children.filter(({tagName = ''}) => HEAD_TAGS.has(tagName));
    const content = tags.flatMap((tag) =>
      tag.tagName === 'title' ? [element<Code>('title', [], [textNode(textOf(tag))])] : this.readAll([tag]),
    );
    return element(HEAD_ELEMENT, attributes, content);
  }
}

/** Returns the name of an element on the page, for a name that may be a placeholder (`REAL_NAMES`). */
export function realName(name: string): string {
  return REAL_NAMES.get(name) ?? name;
}

/**
 * Creates an element that is looked up in the component map (name of an element → React component), by the name that it
 * has on the page (`realName`).
 */
export function element<Code>(
  name: string,
  attributes: readonly Attribute[],
  children: readonly Content<Code>[],
): StaticElement<Code> {
  return {kind: 'element', name: realName(name), mapped: true, attributes, children};
}

/** Creates a `textarea`. React accepts its text only as a property. */
function textArea(node: HastNode, attributes: readonly Attribute[]): StaticElement<never> {
  return element('textarea', [...attributes, ['defaultValue', textOf(node)]], []);
}

function textOf({type, value, children = []}: HastNode): string {
  return type === 'text' ? (value ?? '') : children.map(textOf).join('');
}
