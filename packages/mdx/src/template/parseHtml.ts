import {raw} from 'hast-util-raw';
import type {Compilation} from '../compilation.js';
import {type HastNode, MDX_NODES} from '../hast.js';
import {checkDepth, MAX_DEPTH, tooDeep} from '../limits.js';
import {markMarkdown, sanitizeHtml} from '../untrusted/sanitizeHtml.js';
import {wordSet} from '../wordSet.js';

/**
 * Parses the raw HTML of a tree with parse5, together with the elements that Markdown created. Raw HTML of untrusted
 * authors is sanitised.
 *
 * @throws {MarkdownError} `MARKDOWN_TOO_DEEP` for too many open elements. Parsing them would take too long: at each
 * tag, parse5 walks through all open elements, and in each block, it opens unclosed formatting elements again.
 */
export function parseHtml(tree: HastNode, compilation: Compilation): HastNode {
  checkTags(tree, compilation);
  if (compilation.isUntrusted) markMarkdown(tree);
  const parsed = raw(tree as Parameters<typeof raw>[0], {passThrough: [...MDX_NODES]}) as HastNode;
  checkDepth(parsed, compilation);
  return compilation.isUntrusted ? sanitizeHtml(parsed) : parsed;
}

/**
 * Maximum number of unclosed formatting elements (`<b>`, `<a>`, …). HTML repeats them in each block that follows; a
 * page with more of them is a mistake.
 */
const MAX_OPEN_FORMATTING = 32;

const TAG = /<(?:!--|(\/?)([a-z][^\s/>]*))/g;
/** Matches valid names of elements. A name with a dot or a hash is not valid: in hast, these begin a class or an id. */
const TAG_NAME = /^[a-z][\w:-]*$/;
/** Elements whose content is text up to their end tag. */
const VERBATIM: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);

const VOID = wordSet('area base br col embed hr img input keygen link meta param source track wbr');
const FORMATTING = wordSet('a b big code em font i nobr s small strike strong tt u');
const CLOSES_PARAGRAPH = wordSet(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul',
);
/**
 * Elements that a start tag ends without an end tag: name of the start tag → names of these elements, if they are open.
 * Contains only elements whose end tag is often left out.
 */
const IMPLIED_ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: wordSet('p li'),
    dt: wordSet('p dt dd'),
    dd: wordSet('p dt dd'),
    option: wordSet('option'),
    td: wordSet('p li td th'),
    th: wordSet('p li td th'),
    tr: wordSet('p li td th tr'),
    tbody: wordSet('p li td th tr thead tbody tfoot'),
    tfoot: wordSet('p li td th tr thead tbody tfoot'),
  }),
);
const PARAGRAPH = wordSet('p');

/**
 * Counts the open elements at each tag. The count may be too high, but not too low, as not all rules of HTML are
 * followed.
 */
class OpenElements {
  readonly #open: string[] = [];
  #formatting = 0;

  get isTooDeep(): boolean {
    return this.#open.length > MAX_DEPTH || this.#formatting > MAX_OPEN_FORMATTING;
  }

  start(name: string): void {
    const ended = IMPLIED_ENDS.get(name) ?? (CLOSES_PARAGRAPH.has(name) ? PARAGRAPH : undefined);
    if (ended) while (ended.has(this.#open.at(-1) ?? '')) this.#open.pop();
    if (VOID.has(name)) return;
    this.#open.push(name);
    if (FORMATTING.has(name)) this.#formatting += 1;
  }

  end(name: string): void {
    const index = this.#open.lastIndexOf(name);
    if (index === -1) return;
    for (const closed of this.#open.splice(index)) if (FORMATTING.has(closed)) this.#formatting -= 1;
  }
}

/**
 * Empty text that is inserted after raw HTML. Without it, hast-util-raw throws if an unfinished tag ("<a b") is
 * followed by an element.
 */
const END_OF_TAG: HastNode = {type: 'text', value: ''};

/**
 * Checks the tags of all raw HTML, in their order: makes tags with an invalid name text ("<" → "&lt;"), and inserts
 * `END_OF_TAG` after each piece of HTML.
 *
 * @throws {MarkdownError} `MARKDOWN_TOO_DEEP` for too many open elements.
 */
function checkTags(root: HastNode, compilation: Compilation): void {
  const elements = new OpenElements();
  const visit = (node: HastNode): void => {
    const {children} = node;
    for (const child of children ?? []) visit(child);
    if (node.type === 'raw') node.value = checkRaw(node, elements, compilation);
    if (children?.some(isRaw)) {
      node.children = children.flatMap((child) => (isRaw(child) ? [child, END_OF_TAG] : [child]));
    }
  };
  visit(root);
}

function isRaw({type}: HastNode): boolean {
  return type === 'raw';
}

function checkRaw(node: HastNode, elements: OpenElements, compilation: Compilation): string {
  const {value = ''} = node;
  let checked = '';
  let end = 0;
  for (const {index, isEnd, name} of findTags(value)) {
    if (!TAG_NAME.test(name)) {
      checked += `${value.slice(end, index)}&lt;`;
      end = index + 1;
    } else if (isEnd) elements.end(name);
    else elements.start(name);
    if (elements.isTooDeep) throw tooDeep(compilation, placeOf(node, index));
  }
  return checked + value.slice(end);
}

interface Tag {
  readonly index: number;
  readonly isEnd: boolean;
  /** Name in lower case. */
  readonly name: string;
}

/** Yields the tags of a piece of HTML, except tags in comments and in elements whose content is text (`VERBATIM`). */
function* findTags(html: string): Iterable<Tag> {
  const lowerCase = html.toLowerCase();
  TAG.lastIndex = 0;
  for (let match = TAG.exec(lowerCase); match; match = TAG.exec(lowerCase)) {
    const {index, 1: slash, 2: name} = match;
    let next = TAG.lastIndex;
    if (name === undefined) next = indexAfter(lowerCase, '-->', index);
    else {
      yield {index, isEnd: slash === '/', name};
      if (VERBATIM.has(name) && !slash) next = indexAfter(lowerCase, `</${name}`, index) - name.length - 2;
    }
    TAG.lastIndex = Math.max(next, index + 1);
  }
}

function indexAfter(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index === -1 ? text.length + part.length : index + part.length;
}

function placeOf({position, value = ''}: HastNode, offset: number): {line: number} | undefined {
  return position && {line: position.start.line + value.slice(0, offset).split('\n').length - 1};
}
