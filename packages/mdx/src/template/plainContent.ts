import type {Compilation} from '../compilation.js';
import {PROPERTY_MARKER} from '../compilation.js';
import {TITLE_ELEMENT} from '../transforms/admonitions.js';
import type {MdNode} from '../tree.js';
import type {Attribute, ContentNode, StaticElement} from './ContentNode.js';

const LINE_BREAK: ContentNode = {kind: 'text', value: '\n'};
/** What Markdown's encoding of URLs leaves as it is. */
const ENCODED_URL = /^(?:[!#$&-;=?-Z_a-z~]|%[\da-zA-Z]{2})*$/;
/** Properties that are none, or that JavaScript takes for something else. */
const RESERVED = new Set(['children', '__proto__']);

/**
 * Turns the tree of a page without JavaScript and HTML into its content: the same that would come of having an engine make
 * code of the tree and reading that, several times faster.
 *
 * @param root - after all transforms.
 * @returns `null` for a page that holds anything else, or anything unusual.
 */
export function plainContent(root: MdNode, compilation: Compilation): readonly ContentNode[] | null {
  const reader = new PlainReader(compilation);
  const nodes = reader.readBlocks(root.children);
  return reader.isPlain ? nodes : null;
}

class PlainReader {
  isPlain = true;
  readonly #properties: Compilation['properties'];

  constructor({properties}: Compilation) {
    this.#properties = properties;
  }

  /** Blocks, with the line breaks between them that engines write. */
  readBlocks(nodes: readonly MdNode[] = []): ContentNode[] {
    const content: ContentNode[] = [];
    for (const node of nodes) {
      if (node.type === 'definition') continue;
      if (content.length > 0) content.push(LINE_BREAK);
      this.#read(node, content);
    }
    return content;
  }

  #readAll(nodes: readonly MdNode[] = []): ContentNode[] {
    const content: ContentNode[] = [];
    for (const node of nodes) this.#read(node, content);
    return content;
  }

  #read(node: MdNode, content: ContentNode[]): void {
    switch (node.type) {
      case 'text':
        content.push(this.#text(node.value ?? ''));
        break;
      case 'paragraph':
        content.push(this.#element('p', node));
        break;
      case 'heading':
        content.push(this.#element(`h${node.depth}`, node));
        break;
      case 'emphasis':
        content.push(this.#element(emphasisName(node), node));
        break;
      case 'strong':
        content.push(this.#element('strong', node));
        break;
      case 'delete':
        content.push(this.#element('del', node));
        break;
      case 'inlineCode':
        content.push(element('code', [], [this.#text((node.value ?? '').replaceAll('\n', ' '))]));
        break;
      case 'code':
        content.push(this.#codeBlock(node));
        break;
      case 'link':
        content.push(this.#link(node));
        break;
      case 'image':
        content.push(this.#image(node));
        break;
      case 'break':
        content.push(element('br', [], []), LINE_BREAK);
        break;
      case 'thematicBreak':
        content.push(element('hr', [], []));
        break;
      case 'blockquote':
        content.push(element('blockquote', [], [LINE_BREAK, ...this.readBlocks(node.children), LINE_BREAK]));
        break;
      case 'list':
        content.push(this.#list(node));
        break;
      case 'table':
        content.push(this.#table(node));
        break;
      default:
        this.isPlain = false;
    }
  }

  #text(value: string): ContentNode {
    // Engines trim lines, and what is no text at all is a case of its own.
    if (value === '' || /[ \t]\n|\n[ \t]/.test(value)) this.isPlain = false;
    return {kind: 'text', value};
  }

  #element(name: string, node: MdNode): StaticElement {
    return element(name, this.#attributes(node), this.#readAll(node.children));
  }

  #attributes(node: MdNode, own: readonly Attribute[] = []): readonly Attribute[] {
    const properties = node.data?.hProperties;
    if (!properties) return own;
    const attributes = [...own];
    for (const [name, value] of Object.entries(properties)) {
      if (name === PROPERTY_MARKER) attributes.push(...(this.#properties[Number(value)] ?? []));
      else if (typeof value === 'string') attributes.push([name, value]);
      else this.isPlain = false;
    }
    if (attributes.some(([name]) => RESERVED.has(name))) this.isPlain = false;
    return attributes;
  }

  #codeBlock(node: MdNode): StaticElement {
    const attributes = [...this.#attributes(node)];
    const language = /^[^ \t]*/.exec(node.lang ?? '')?.[0];
    if (language) attributes.push(['className', `language-${language}`]);
    const children: ContentNode[] = node.value ? [{kind: 'text', value: `${node.value}\n`}] : [];
    return element('pre', [], [element('code', attributes, children)]);
  }

  #link(node: MdNode): StaticElement {
    const attributes = this.#attributes(node, [['href', this.#url(node)], ...titleOf(node)]);
    return element('a', attributes, this.#readAll(node.children));
  }

  #image(node: MdNode): StaticElement {
    const attributes: Attribute[] = [
      ['src', this.#url(node)],
      ['alt', node.alt ?? ''],
    ];
    return element('img', this.#attributes(node, [...attributes, ...titleOf(node)]), []);
  }

  #url({url = ''}: MdNode): string {
    if (!ENCODED_URL.test(url)) this.isPlain = false;
    return url;
  }

  #list(node: MdNode): StaticElement {
    const {children: items = [], ordered, start, spread} = node;
    const attributes: Attribute[] = [];
    if (ordered && typeof start === 'number' && start !== 1) attributes.push(['start', String(start)]);
    if (items.some(isTask)) attributes.push(['className', 'contains-task-list']);
    const isLoose = Boolean(spread) || items.some((item) => item.spread);
    return element(
      ordered ? 'ol' : 'ul',
      attributes,
      items.map((item) => this.#listItem(item, isLoose)),
    );
  }

  #listItem(item: MdNode, isLoose: boolean): StaticElement {
    const blocks = this.readBlocks(item.children).filter((node) => node !== LINE_BREAK);
    if (isTask(item)) checkBox(blocks, item.checked === true);
    const content: ContentNode[] = [];
    let isParagraph = false;
    blocks.forEach((block, index) => {
      isParagraph = block.kind === 'element' && block.name === 'p';
      if (isLoose || index > 0 || !isParagraph) content.push(LINE_BREAK);
      if (isParagraph && !isLoose) content.push(...(block as StaticElement).children);
      else content.push(block);
    });
    if (blocks.length > 0 && (isLoose || !isParagraph)) content.push(LINE_BREAK);
    return element('li', isTask(item) ? [['className', 'task-list-item']] : [], content);
  }

  #table({children: [head, ...rows] = [], align}: MdNode): StaticElement {
    const parts = head ? [element('thead', [], [this.#row(head, 'th', align ?? [])])] : [];
    const body = rows.map((row) => this.#row(row, 'td', align ?? []));
    return element('table', [], body.length > 0 ? [...parts, element('tbody', [], body)] : parts);
  }

  /** Every row has as many cells as there are columns. */
  #row({children = []}: MdNode, name: string, align: readonly (string | null)[]): StaticElement {
    const cells = align.map((side, index) =>
      element(name, side ? [['style', {textAlign: side}]] : [], this.#readAll(children[index]?.children)),
    );
    return element('tr', [], cells);
  }
}

function element(
  name: string,
  attributes: readonly Attribute[],
  children: readonly ContentNode[],
): StaticElement {
  return {kind: 'element', name, mapped: true, attributes, children};
}

function emphasisName({data}: MdNode): string {
  return data?.hName === TITLE_ELEMENT ? 'mdxAdmonitionTitle' : (data?.hName ?? 'em');
}

function titleOf({title}: MdNode): Attribute[] {
  return typeof title === 'string' ? [['title', title]] : [];
}

function isTask({checked}: MdNode): boolean {
  return typeof checked === 'boolean';
}

/** Puts a task's box before the text of its first paragraph. */
function checkBox(blocks: ContentNode[], isChecked: boolean): void {
  const [first] = blocks;
  const hasParagraph = first?.kind === 'element' && first.name === 'p';
  const text = hasParagraph ? first.children : [];
  const attributes: Attribute[] = [['type', 'checkbox']];
  if (isChecked) attributes.push(['checked', true]);
  attributes.push(['disabled', true]);
  const space: ContentNode[] = text.length > 0 ? [{kind: 'text', value: ' '}] : [];
  const paragraph = element('p', [], [element('input', attributes, []), ...space, ...text]);
  blocks.splice(0, hasParagraph ? 1 : 0, paragraph);
}
