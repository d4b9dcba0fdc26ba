import type {PageText} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {isJsx, type MdNode, visitTree} from '../tree.js';
import {LineIndex} from '../unist/LineIndex.js';
import {type MdxCode, parseCode} from '../unist/parseCode.js';
import {placeAttributes} from '../unist/placeAttributes.js';
import {placeValue} from '../unist/placeValue.js';
import {NotExpressible} from './NotExpressible.js';
import {parse, parseAtOnce} from './satteri.js';

/**
 * Parses a page with satteri (a native Markdown parser), and adds what unified plugins expect in a tree of
 * `@mdx-js/mdx`: a node for the front matter, `data.estree` for JavaScript, positions of attributes.
 *
 * @throws {NotExpressible} for a text that `@mdx-js/mdx` has to parse. This includes each text with a syntax error,
 * since `@mdx-js/mdx` accepts more than satteri.
 */
export async function parseUnist(text: PageText): Promise<MdNode> {
  return complete(await parse(text).catch(throwNotExpressible), text);
}

/**
 * Parses a text that a plugin passes to `this.parse`. Synchronous, otherwise equal to `parseUnist`.
 *
 * @throws {NotExpressible} for a text that `@mdx-js/mdx` has to parse.
 */
export function parseUnistAtOnce(text: PageText): MdNode {
  try {
    return complete(parseAtOnce(text), text);
  } catch (error) {
    return throwNotExpressible(error);
  }
}

function complete(root: MdNode, text: PageText): MdNode {
  const lines = new LineIndex(text.source);
  const frontMatter = frontMatterNode(text, lines);
  if (frontMatter) root.children?.unshift(frontMatter);
  const completer = new Completer(text.source, lines);
  visitTree(root, (node) => completer.complete(node));
  return root;
}

function throwNotExpressible(error: unknown): never {
  throw error instanceof MarkdownError && error.code === 'MDX_SYNTAX' ? new NotExpressible() : error;
}

const YAML = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?=\n|$)/;

function frontMatterNode({source, bodyOffset}: PageText, lines: LineIndex): MdNode | undefined {
  const match = YAML.exec(source.slice(0, bodyOffset));
  if (!match) return undefined;
  const position = {start: lines.pointAt(0), end: lines.pointAt(match[0].length)};
  return {type: 'yaml', value: match[1] ?? '', position};
}

class Completer {
  readonly #text: string;
  readonly #lines: LineIndex;

  constructor(text: string, lines: LineIndex) {
    this.#text = text;
    this.#lines = lines;
  }

  complete(node: MdNode): void {
    if (node.type === 'listItem') this.#placeTask(node);
    else if (node.type === 'mdxjsEsm') this.#completeEsm(node);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const start = offsetOf(node) + 1;
      node.data = {...node.data, estree: this.#codeAt(node.value ?? '', start, 'expression')};
    } else if (isJsx(node)) this.#completeTag(node);
  }

  /**
   * Corrects the position of the first paragraph in an item of a task list. As in `@mdx-js/mdx`, the paragraph begins
   * with the checkbox, unless a text follows the checkbox.
   */
  #placeTask({checked, children: [paragraph] = []}: MdNode): void {
    const {position, children: [first] = []} = paragraph ?? {};
    if (typeof checked !== 'boolean' || !paragraph || !position || first?.type === 'text') return;
    const start = this.#text.lastIndexOf('[', position.start.offset);
    paragraph.position = {...position, start: this.#lines.pointAt(start)};
  }

  /** Completes imports and exports, and corrects their end: satteri 0.10 includes the line break after them. */
  #completeEsm(node: MdNode): void {
    const start = offsetOf(node);
    const value = node.value ?? '';
    node.data = {...node.data, estree: this.#codeAt(value, start, 'module')};
    node.position = {start: this.#lines.pointAt(start), end: this.#lines.pointAt(start + value.length)};
  }

  #completeTag(node: MdNode): void {
    if (!Array.isArray(node.attributes) || node.attributes.length === 0) return;
    const tag = {name: node.name ?? null, attributes: node.attributes};
    const placed = placeAttributes(tag, {text: this.#text, start: offsetOf(node)});
    if (!placed) throw new NotExpressible();
    for (const {attribute, start, end, code} of placed) {
      attribute.position = {start: this.#lines.pointAt(start), end: this.#lines.pointAt(end)};
      if (!code) continue;
      const kind = attribute.name === undefined ? 'spread' : 'expression';
      const estree = this.#parse({...code, kind, marksTags: false});
      const holder = typeof attribute.value === 'object' && attribute.value ? attribute.value : attribute;
      holder.data = {estree};
    }
  }

  #codeAt(value: string, start: number, kind: 'module' | 'expression'): unknown {
    const close = kind === 'expression' ? '}' : '';
    const place = placeValue(value, {text: this.#text, start, close});
    if (!place) throw new NotExpressible();
    return this.#parse({value, place, kind, marksTags: true});
  }

  #parse(code: MdxCode): unknown {
    try {
      return parseCode(code, this.#lines);
    } catch (error) {
      if (error instanceof SyntaxError) throw new NotExpressible();
      throw error;
    }
  }
}

function offsetOf({position}: MdNode): number {
  const offset = position?.start.offset;
  if (offset === undefined) throw new NotExpressible();
  return offset;
}
