/** Value of an attribute: its text in the HTML, with entities, and the positions of its first character and its end. */
export interface AttributeValue {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Functions that `scanTags` calls, in the order of the document. */
export interface TagVisitor {
  /**
   * Called with each attribute that has a value.
   *
   * @param name - in small letters
   * @param value - entities are not decoded
   * @param tag - the same object for all attributes of a tag
   */
  attribute(name: string, value: AttributeValue, tag: HtmlTag): void;
  /** Called with the range of text in `<script>`, `<style>` and other elements whose content is no HTML. */
  text?(from: number, to: number, tag: HtmlTag): void;
}

/** Start tag of an element. */
export interface HtmlTag {
  /** Name of the element, in small letters. */
  readonly element: string;
  /** Position of the "<". */
  readonly at: number;
}

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

/**
 * Reads all start tags of an HTML document. Takes time linear in its length, and keeps nothing, so that hostile HTML does
 * no harm. Comments are skipped.
 */
export function scanTags(html: string, visitor: TagVisitor): void {
  const ends = new TextEnds(html);
  let at = html.indexOf('<');
  while (at !== -1) at = html.indexOf('<', readMarkup(html, at, {visitor, ends}));
}

interface Scan {
  readonly visitor: TagVisitor;
  readonly ends: TextEnds;
}

/** Reads a tag or a comment that begins at `at`. @returns the position after it */
function readMarkup(html: string, at: number, {visitor, ends}: Scan): number {
  if (html.startsWith('<!--', at)) return after('-->', html, at + 2);
  const nameEnd = endOf(NAME, html, at + 1);
  // An end tag has no attributes that count; any other "<" is text, a doctype or a processing instruction.
  if (nameEnd === -1) return at + 1;
  const tag = {element: html.slice(at + 1, nameEnd).toLowerCase(), at};
  const end = readAttributes(html, nameEnd, {visitor, tag});
  if (!TEXT_ELEMENTS.has(tag.element)) return end;
  const textEnd = ends.find(tag.element, end);
  visitor.text?.(end, textEnd, tag);
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

/** Reads the attributes of a start tag. @returns the position after the tag */
function readAttributes(
  html: string,
  from: number,
  {visitor, tag}: {readonly visitor: TagVisitor; readonly tag: HtmlTag},
): number {
  let at = from;
  for (;;) {
    at = endOf(GAP, html, at);
    if (at >= html.length) return html.length;
    if (html[at] === '>') return at + 1;
    const nameEnd = endOf(ATTRIBUTE, html, at);
    const equals = endOf(EQUALS, html, nameEnd);
    if (equals === -1) {
      at = nameEnd;
      continue;
    }
    const value = readValue(html, equals);
    visitor.attribute(html.slice(at, nameEnd).toLowerCase(), value, tag);
    at = value.end;
  }
}

/** Reads the value of an attribute. `end` is the position after the value and its quotation mark. */
function readValue(html: string, from: number): AttributeValue & {readonly end: number} {
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const end = after(quote, html, from + 1);
    const to = html[end - 1] === quote && end > from + 1 ? end - 1 : end;
    return {text: html.slice(from + 1, to), from: from + 1, to, end};
  }
  const to = Math.max(endOf(UNQUOTED, html, from), from);
  return {text: html.slice(from, to), from, to, end: to};
}
