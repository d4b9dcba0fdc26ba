import {relativeSourceSet, relativeStyle, type ToRelative} from '../shared/relativeValues.js';
import {decodeEntities, encodeValue} from './entities.js';

/** Attributes with one URL. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  'href src poster action formaction data xlink:href cite background'.split(' '),
);

/** Attributes of scripts with URLs between spaces: files of the app, and the target of a redirect page. */
const LIST_ATTRIBUTES: ReadonlySet<string> = new Set(['data-scripts', 'data-preloads', 'data-target']);

/** Attributes with images and their sizes: "/a.png 1x, /b.png 2x". */
const SOURCE_SETS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);

/** Elements whose content is text, not tags. The content of `<noscript>` is tags for readers without scripts. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes plaintext'.split(' '),
);

// Sticky patterns: each one matches where the previous one has ended, so the time is linear in the length of the HTML.
const NAME = /[a-zA-Z][^\s/>]*/y;
const GAP = /[\s/]*/y;
const ATTRIBUTE = /[^\s/>][^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const UNQUOTED = /[^\s>]+/y;

/** Copies HTML from a document, with changes. */
class HtmlCopy {
  readonly #html: string;
  readonly #parts: string[] = [];
  #copied = 0;

  constructor(html: string) {
    this.#html = html;
  }

  /** Replaces the text between two positions. Replacements must be in the order of the document. */
  replace(from: number, to: number, text: string): void {
    this.#parts.push(this.#html.slice(this.#copied, from), text);
    this.#copied = to;
  }

  end(): string {
    if (this.#copied === 0) return this.#html;
    return this.#parts.join('') + this.#html.slice(this.#copied);
  }
}

/** Returns the position after the match of a sticky pattern; -1 if it does not match at `from`. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : -1;
}

/** Returns the position after the next `text`; the end of the HTML if there is none. */
function after(text: string, html: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}

/** Converts all URLs of an HTML document: in attributes, in `style`, in `<style>`, and in `<meta>` that redirects. */
export function relativeHtml(html: string, toRelative: ToRelative): string {
  const copy = new HtmlCopy(html);
  const ends = new TextEnds(html);
  let at = html.indexOf('<');
  while (at !== -1) {
    at = html.indexOf('<', readMarkup(html, at, {copy, ends, toRelative}));
  }
  return copy.end();
}

interface Scan {
  readonly copy: HtmlCopy;
  readonly ends: TextEnds;
  readonly toRelative: ToRelative;
}

/** Reads a tag or a comment that begins at `at`. @returns the position after it */
function readMarkup(html: string, at: number, scan: Scan): number {
  if (html.startsWith('<!--', at)) return after('-->', html, at + 2);
  const nameEnd = endOf(NAME, html, at + 1);
  // An end tag has no attributes that count; any other "<" is text, a doctype or a processing instruction.
  if (nameEnd === -1) return at + 1;
  const element = html.slice(at + 1, nameEnd).toLowerCase();
  const end = readAttributes(html, nameEnd, {...scan, element});
  if (!TEXT_ELEMENTS.has(element)) return end;
  const textEnd = scan.ends.find(element, end);
  if (element === 'style') replaceStyle(html.slice(end, textEnd), end, scan);
  return textEnd;
}

/** Finds the ends of elements whose content is text. */
class TextEnds {
  readonly #html: string;
  /** Elements without an end tag in the rest of the document, so that it is searched once. */
  readonly #unclosed = new Set<string>();

  constructor(html: string) {
    this.#html = html;
  }

  /** Returns the position of the end tag of an element; the end of the HTML if there is none. */
  find(element: string, from: number): number {
    if (this.#unclosed.has(element)) return this.#html.length;
    const pattern = new RegExp(`</${element}(?=[\\s/>])`, 'gi');
    pattern.lastIndex = from;
    const found = pattern.exec(this.#html);
    if (!found) this.#unclosed.add(element);
    return found?.index ?? this.#html.length;
  }
}

interface TagScan extends Scan {
  readonly element: string;
}

/** An attribute's value: its text in the HTML, the position of the text, and the position after the attribute. */
interface Value {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/** Reads the attributes of a start tag. @returns the position after the tag */
function readAttributes(html: string, from: number, scan: TagScan): number {
  let at = from;
  let isRefresh = false;
  for (;;) {
    at = endOf(GAP, html, at);
    if (at >= html.length) return html.length;
    if (html[at] === '>') return at + 1;
    const nameEnd = endOf(ATTRIBUTE, html, at);
    const name = html.slice(at, nameEnd).toLowerCase();
    const equals = endOf(EQUALS, html, nameEnd);
    if (equals === -1) {
      at = nameEnd;
      continue;
    }
    const value = readValue(html, equals);
    isRefresh ||= name === 'http-equiv' && value.text.toLowerCase() === 'refresh';
    const convert = converterOf(name, {...scan, isRefresh});
    if (convert) replaceValue(value, convert, scan);
    at = value.end;
  }
}

function readValue(html: string, from: number): Value {
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const end = after(quote, html, from + 1);
    const to = html[end - 1] === quote && end > from + 1 ? end - 1 : end;
    return {text: html.slice(from + 1, to), from: from + 1, to, end};
  }
  const to = Math.max(endOf(UNQUOTED, html, from), from);
  return {text: html.slice(from, to), from, to, end: to};
}

/** Returns the function that converts the value of an attribute; `undefined` for attributes without URLs. */
function converterOf(
  name: string,
  {element, isRefresh, toRelative}: TagScan & {readonly isRefresh: boolean},
): ToRelative | undefined {
  if (URL_ATTRIBUTES.has(name)) return (url) => toRelative(url.trim());
  if (SOURCE_SETS.has(name)) return (text) => relativeSourceSet(text, toRelative);
  if (name === 'style') return (text) => relativeStyle(text, toRelative);
  if (LIST_ATTRIBUTES.has(name) && element === 'script')
    return (text) => text.split(' ').map(toRelative).join(' ');
  if (name === 'content' && element === 'meta' && isRefresh) {
    return (text) => relativeRefresh(text, toRelative);
  }
  return undefined;
}

function replaceValue({text, from, to}: Value, convert: ToRelative, {copy}: Scan): void {
  const value = decodeEntities(text);
  const changed = convert(value);
  if (changed !== value) copy.replace(from, to, encodeValue(changed));
}

function replaceStyle(text: string, from: number, {copy, toRelative}: Scan): void {
  const changed = relativeStyle(text, toRelative);
  if (changed !== text) copy.replace(from, from + text.length, changed);
}

/** Converts the URL of `<meta http-equiv="refresh">`: "0; url=/docs". */
function relativeRefresh(text: string, toRelative: ToRelative): string {
  const pattern = /^([\d.]*\s*[;,]\s*url\s*=\s*)(\S+)/i;
  return text.trim().replace(pattern, (_, start: string, url: string) => start + toRelative(url));
}
