import {decodeEntities, encodeValue} from '../shared/entities.js';
import {type AttributeValue, type HtmlTag, scanTags} from '../shared/htmlTags.js';
import {relativeSourceSet, relativeStyle, type ToRelative} from '../shared/relativeValues.js';

/** Attributes with one URL. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  'href src poster action formaction data xlink:href cite background'.split(' '),
);

/** Attributes of scripts with URLs between spaces: files of the app, and the target of a redirect page. */
const LIST_ATTRIBUTES: ReadonlySet<string> = new Set(['data-scripts', 'data-preloads', 'data-target']);

/** Attributes with images and their sizes: "/a.png 1x, /b.png 2x". */
const SOURCE_SETS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);

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

/** Converts all URLs of an HTML document: in attributes, in `style`, in `<style>`, and in `<meta>` that redirects. */
export function relativeHtml(html: string, toRelative: ToRelative): string {
  const copy = new HtmlCopy(html);
  let refresh: HtmlTag | undefined;
  scanTags(html, {
    attribute(name, value, tag) {
      if (name === 'http-equiv' && value.text.toLowerCase() === 'refresh') refresh = tag;
      const convert = converterOf(name, {element: tag.element, isRefresh: refresh === tag, toRelative});
      if (convert) replaceValue(value, convert, copy);
    },
    text(from, to, {element}) {
      if (element === 'style') replaceStyle({text: html.slice(from, to), from}, toRelative, copy);
    },
  });
  return copy.end();
}

/** Returns the function that converts the value of an attribute; `undefined` for attributes without URLs. */
function converterOf(
  name: string,
  {
    element,
    isRefresh,
    toRelative,
  }: {readonly element: string; readonly isRefresh: boolean; readonly toRelative: ToRelative},
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

function replaceValue({text, from, to}: AttributeValue, convert: ToRelative, copy: HtmlCopy): void {
  const value = decodeEntities(text);
  const changed = convert(value);
  if (changed !== value) copy.replace(from, to, encodeValue(changed));
}

function replaceStyle(
  {text, from}: Pick<AttributeValue, 'text' | 'from'>,
  toRelative: ToRelative,
  copy: HtmlCopy,
): void {
  const changed = relativeStyle(text, toRelative);
  if (changed !== text) copy.replace(from, from + text.length, changed);
}

/** Converts the URL of `<meta http-equiv="refresh">`: "0; url=/docs". */
function relativeRefresh(text: string, toRelative: ToRelative): string {
  const pattern = /^([\d.]*\s*[;,]\s*url\s*=\s*)(\S+)/i;
  return text.trim().replace(pattern, (_, start: string, url: string) => start + toRelative(url));
}
