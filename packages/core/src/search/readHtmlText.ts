import {type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, parse} from 'parse5';
import type {PageSection} from '../plugins/IndexPages.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterTypes.Element;

/** Text and metadata of a page, read from its rendered HTML. Used for pages that are not made from Markdown. */
export interface HtmlText {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** True if the meta tag "robots" has `noindex`. */
  readonly noIndex: boolean;
  readonly sections: readonly PageSection[];
}

/** Elements whose text is left out: controls, navigation, hidden content. */
const SKIPPED: ReadonlySet<string> = new Set(
  'button footer iframe nav noscript option script select style svg template textarea'.split(' '),
);

/** Inline elements. The start and the end of any other element separate words. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);

/**
 * Id of the element that contains the content in layouts of themes. Preferred to `<main>`, since the page's heading may
 * be above `<main>`.
 */
const CONTENT_ID = '__docusaurus_skipToContent_fallback';

const MAX_KEYWORDS = 100;

/**
 * Reads the text of a rendered page. A heading with an id begins a new section.
 *
 * @param siteTitle - cut off from the end of the page's title
 * @returns `undefined` for a page that redirects
 */
export function readHtmlText(html: string, siteTitle: string): HtmlText | undefined {
  const elements = elementsOf(parse(html));
  const isRedirect = elements.some((one) => isMeta(one, 'http-equiv', 'refresh'));
  if (isRedirect) return undefined;
  const content =
    elements.find((one) => attribute(one, 'id') === CONTENT_ID) ??
    elements.find(({tagName}) => tagName === 'main') ??
    elements.find(({tagName}) => tagName === 'body');
  const reader = new SectionReader();
  if (content) reader.read(content);
  const sections = reader.sections();
  const documentTitle = elements.find(
    ({tagName, parentNode}) => tagName === 'title' && isElement(parentNode) && parentNode.tagName === 'head',
  );
  const title = sections[0]?.id === null ? sections[0].heading : '';
  const keywords = metaContent(elements, 'keywords').split(',', MAX_KEYWORDS);
  return {
    title: title || withoutSiteTitle(documentTitle ? textOf(documentTitle) : '', siteTitle),
    description: metaContent(elements, 'description'),
    keywords: keywords.map((word) => word.trim()).filter((word) => word !== ''),
    noIndex: metaContent(elements, 'robots').toLowerCase().includes('noindex'),
    sections,
  };
}

function isElement(node: Node | null): node is Element {
  return node !== null && 'tagName' in node;
}

/** Lists all elements in document order. */
function elementsOf(root: Node): Element[] {
  const found: Element[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isElement(node)) found.push(node);
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return found;
}

function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function isMeta(element: Element, name: string, value: string): boolean {
  return element.tagName === 'meta' && attribute(element, name)?.toLowerCase() === value;
}

function metaContent(elements: readonly Element[], name: string): string {
  const meta = elements.find((one) => isMeta(one, 'name', name));
  return (meta && attribute(meta, 'content')) ?? '';
}

function withoutSiteTitle(title: string, siteTitle: string): string {
  if (siteTitle === '' || !title.endsWith(` ${siteTitle}`)) return title;
  // Also removes the delimiter between page title and site title: "|" by default.
  return title
    .slice(0, -siteTitle.length)
    .trimEnd()
    .replace(/\s\S{1,3}$/, '');
}

function isSkipped(element: Element): boolean {
  const {tagName} = element;
  const classes = attribute(element, 'class')?.split(/\s+/) ?? [];
  return (
    SKIPPED.has(tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'banner' ||
    classes.includes('hash-link')
  );
}

function textOf(root: Element): string {
  const reader = new SectionReader();
  reader.read(root);
  return reader.sections()[0]?.text ?? '';
}

/** A section of a page (a heading and the text below it) that is still being read: its fields can be changed. */
type OpenSection = {-readonly [Field in keyof PageSection]: PageSection[Field]};

/** Field of a section to which text is added. */
type Place = 'heading' | 'text' | 'code';

/** Step of the walk through the HTML tree: the start of a node, or the end of an element. */
type Step = {readonly node: Node; readonly place: Place} | {readonly endOf: Element; readonly place: Place};

/** Collects the sections of a page. Walks through nodes in a loop, since recursion could overflow the stack. */
class SectionReader {
  readonly #sections: OpenSection[] = [{id: null, level: 1, heading: '', text: '', code: ''}];
  #hasTitle = false;

  read(root: Element): void {
    const steps: Step[] = childSteps(root, 'text');
    for (let step = steps.pop(); step; step = steps.pop()) {
      if ('endOf' in step) {
        if (!INLINE.has(step.endOf.tagName)) this.#break(step.place);
      } else if (isElement(step.node)) steps.push(...this.#enter(step.node, step.place));
      else if ('value' in step.node && step.node.nodeName === '#text') this.#add(step.node.value, step.place);
    }
  }

  #enter(element: Element, outer: Place): Step[] {
    if (isSkipped(element)) return [];
    const {tagName} = element;
    if (tagName === 'br') {
      this.#add('\n', outer);
      return [];
    }
    const place = this.#placeOf(element, outer);
    if (!INLINE.has(tagName)) this.#break(place);
    return [{endOf: element, place}, ...childSteps(element, place)];
  }

  #placeOf(element: Element, outer: Place): Place {
    const {tagName} = element;
    if (tagName === 'pre') return 'code';
    if (outer !== 'text' || !/^h[1-6]$/.test(tagName)) return outer;
    const level = Number(tagName[1]);
    const isTitle = level === 1 && !this.#hasTitle && this.#sections.length === 1;
    const id = attribute(element, 'id');
    if (isTitle) this.#hasTitle = true;
    else if (id !== undefined && id !== '') this.#sections.push({id, level, heading: '', text: '', code: ''});
    else return 'text';
    return 'heading';
  }

  #add(text: string, place: Place): void {
    const section = this.#sections.at(-1);
    if (section) section[place] += text;
  }

  #break(place: Place): void {
    this.#add(place === 'code' ? '\n' : ' ', place);
  }

  sections(): PageSection[] {
    const sections = this.#sections.map(({id, level, heading, text, code}): PageSection => {
      return {id, heading: onOneLine(heading), level, text: onOneLine(text), code: withoutEmptyLines(code)};
    });
    return sections.filter(({heading, text, code}) => heading !== '' || text !== '' || code !== '');
  }
}

function childSteps({childNodes}: Element, place: Place): Step[] {
  return childNodes.toReversed().map((node) => ({node, place}));
}

function onOneLine(text: string): string {
  return text.split(/\s+/).join(' ').trim();
}

function withoutEmptyLines(code: string): string {
  const lines = code.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}
