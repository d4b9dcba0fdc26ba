import {codeSpan, escapeText, titleText, urlText} from './escapeText.js';
import {hasClass, type MarkdownElement, type MarkdownNode, textOf, textProp} from './MarkdownNode.js';
import {mathOf} from './math.js';

export interface InlineSettings {
  /** Makes the URL of a link or an image: absolute, base URL of the site included. */
  resolveUrl(url: string): string;
}

/** Line break of Markdown, within a paragraph. */
export const BREAK = '\\\n';

const MARKS: {readonly [tag: string]: string} = {em: '*', i: '*', strong: '**', b: '**', del: '~~', s: '~~'};
/** Elements that Markdown has no sign for, and that change the meaning of a text. */
const KEPT: ReadonlySet<string> = new Set(['sub', 'sup', 'kbd', 'ins', 'mark']);
const WORD = /[\p{L}\p{N}]/u;

/** Writes nodes as the content of one paragraph. Blocks among them become text, separated by spaces. */
export function writeInline(nodes: readonly MarkdownNode[], settings: InlineSettings): string {
  return squeeze(join(nodes, settings));
}

/** Removes spaces at both ends and around line breaks, where Markdown would read them as something else. */
function squeeze(text: string): string {
  const joined = text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  if (!joined.includes(BREAK)) return joined.trim();
  return joined.replace(/ ?\\\n ?/g, BREAK).replace(/^(?: |\\\n)+|(?: |\\\n)+$/g, '');
}

function join(nodes: readonly MarkdownNode[], settings: InlineSettings): string {
  // Pieces are joined once: with one text that grows, each change at its end would copy it.
  const pieces: string[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = pieces.at(-1) ?? '';
    const written =
      typeof node === 'string'
        ? escapeText(spaced(node))
        : writeElement(node, settings, before, firstLetter(nodes[index + 1]));
    if (written === '') continue;
    if (written.startsWith('[') && before !== '') pieces[pieces.length - 1] = beforeLink(before);
    pieces.push(written);
  }
  return pieces.join('');
}

/** Most characters before a link that can change it: the name of a directive. */
const MAX_NAME = 100;

/** Escapes the end of a text before a link: "!" would make an image of it, ":a" a directive. */
function beforeLink(text: string): string {
  const end = text.slice(-MAX_NAME);
  return text.slice(0, -MAX_NAME) + end.replace(/(?:!|:[\p{L}\p{N}_-]*)$/u, '\\$&');
}

const spaced = (text: string) => (/[\t\n\r\f]| {2}/.test(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text);

/** Returns the first character of the text of a node; "" if there is none. */
function firstLetter(node: MarkdownNode | undefined): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return [...node.slice(0, 2)][0] ?? '';
  return node.tag === 'code' ? '`' : firstLetter(node.children[0]);
}

function writeElement(
  element: MarkdownElement,
  settings: InlineSettings,
  before: string,
  next: string,
): string {
  const {tag, children} = element;
  const math = mathOf(element);
  if (math !== undefined) return `$${math}$`;
  const footnote = footnoteOf(element);
  if (footnote !== undefined) return footnote;
  if (MARKS[tag]) return mark(MARKS[tag], tag, join(children, settings), before, next);
  if (KEPT.has(tag)) return wrap(`<${tag}>`, join(children, settings), `</${tag}>`);
  switch (tag) {
    case 'a':
      return link(element, settings);
    case 'img':
      return image(element, settings);
    case 'code':
      return codeSpan(textOf(children));
    case 'br':
      return BREAK;
    case 'input':
      return textProp(element, 'type') === 'checkbox' ? (element.props.checked ? '[x] ' : '[ ] ') : '';
    case 'iframe':
    case 'video':
    case 'audio':
      return media(element, settings);
    default:
      return ` ${join(children, settings)} `.slice(isBox(tag) ? 0 : 1, isBox(tag) ? undefined : -1);
  }
}

/** Returns true for elements with spaces between their content and the text around them. */
function isBox(tag: string): boolean {
  return /^(?:p|div|li|td|th|tr|ul|ol|dl|dt|dd|table|h[1-6]|section|article|header|footer|figure|figcaption|blockquote)$/.test(
    tag,
  );
}

/** Puts marks around a text, inside of the spaces around it. Markdown has no marks for nothing. */
function wrap(open: string, text: string, close: string): string {
  const inner = text.trim();
  if (inner === '') return text === '' ? '' : ' ';
  return `${text.startsWith(' ') ? ' ' : ''}${open}${inner}${close}${text.endsWith(' ') ? ' ' : ''}`;
}

/**
 * Marks a text as emphasis. Between letters, Markdown does not read a mark that is beside a sign; an HTML element
 * takes its place there.
 */
function mark(sign: string, tag: string, text: string, before: string, next: string): string {
  const inner = text.trim();
  const opens = text.startsWith(' ') || WORD.test(first(inner)) || !WORD.test(last(before));
  const closes = text.endsWith(' ') || WORD.test(last(inner)) || !WORD.test(next);
  // Two marks side by side would be read as one longer mark.
  const touches = before.endsWith('*') && !text.startsWith(' ');
  if (opens && closes && !touches) return wrap(sign, text, sign);
  return wrap(`<${tag}>`, text, `</${tag}>`);
}

const first = (text: string) => [...text.slice(0, 2)][0] ?? '';
const last = (text: string) => [...text.slice(-2)].at(-1) ?? '';

function link(element: MarkdownElement, settings: InlineSettings): string {
  if (hasClass(element, 'hash-link')) return '';
  const text = join(element.children, settings);
  const href = textProp(element, 'href') ?? textProp(element, 'to');
  if (href === undefined || text.trim() === '') return text;
  const url = settings.resolveUrl(href);
  const isBare = !element.props.title && textOf(element.children).trim() === url && /^https?:/.test(url);
  if (isBare && !/[\s<>]/.test(url)) return `<${url}>`;
  return wrap('[', text, `](${urlText(url)}${titleText(textProp(element, 'title'))})`);
}

function image(element: MarkdownElement, {resolveUrl}: InlineSettings): string {
  const source = textProp(element, 'src');
  if (source === undefined) return '';
  const text = escapeText(spaced(textProp(element, 'alt') ?? ''));
  // An image in the text of the page would be longer than the page.
  if (source.startsWith('data:')) return text;
  return `![${text}](${urlText(resolveUrl(source))}${titleText(textProp(element, 'title'))})`;
}

function media(element: MarkdownElement, {resolveUrl}: InlineSettings): string {
  const inner = element.children.find((child) => typeof child !== 'string' && child.tag === 'source');
  const source = textProp(element, 'src') ?? (typeof inner === 'object' ? textProp(inner, 'src') : undefined);
  if (source === undefined || source.startsWith('data:')) return '';
  const url = resolveUrl(source);
  const title = textProp(element, 'title');
  return title
    ? `[${escapeText(spaced(title))}](${urlText(url)})`
    : `<${url.replace(/[\s<>\\]/g, encodeURIComponent)}>`;
}

const FOOTNOTE = /#(?:user-content-)?fn-(.+)$/;

/** Returns "[^1]" for the link to a footnote, "" for the link back from it; `undefined` for other elements. */
function footnoteOf(element: MarkdownElement): string | undefined {
  if (element.tag === 'sup' && element.children.length === 1) {
    const [child] = element.children;
    return typeof child === 'object' ? footnoteOf(child) : undefined;
  }
  if ('data-footnote-backref' in element.props) return '';
  if (!('data-footnote-ref' in element.props)) return undefined;
  const name = textProp(element, 'href')?.match(FOOTNOTE)?.[1];
  return name === undefined ? undefined : `[^${name}]`;
}
