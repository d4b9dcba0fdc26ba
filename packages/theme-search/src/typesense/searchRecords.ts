import {createHash} from 'node:crypto';
import type {PageSection, SearchablePage} from '@lectern/core';
import {encodePath} from '@lectern/core/content-helpers';

/**
 * Document of the collection: a section of a page, or a part of a long section. The fields are those of the DocSearch
 * crawler, so that one query works for collections of both kinds.
 */
export interface SearchRecord {
  /** Id that stays the same in every build for the same part of a page. */
  readonly id: string;
  /** Absolute URL of the page or section, with the anchor of the section as fragment. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor?: string;
  /**
   * Kind of the record: "lvl1" for the page itself, "content" for text below a heading, else the level of the heading:
   * "lvl3".
   */
  readonly type: string;
  readonly content?: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version?: readonly string[];
  /** Keywords of the page. */
  readonly tags: readonly string[];
  /** Rank of equal matches: a higher number is first, so that pages are before sections. */
  readonly item_priority: number;
  /** Marks texts as plain. Texts of the crawler, which lack this field, are escaped for HTML. */
  readonly is_plain_text: true;
  /** Hash of all other fields. */
  readonly record_hash: string;
  /** Headings above the section, and its own heading: "hierarchy.lvl1" (the title) to "hierarchy.lvl6". */
  readonly [level: `hierarchy.lvl${number}`]: string;
}

export interface PageText {
  readonly page: SearchablePage;
  readonly sections: readonly PageSection[];
  /** Origin of the site: "https://docs.example". */
  readonly siteUrl: string;
  readonly locale: string;
}

/** Maximum characters of a record's text: enough for most sections, but few enough for fast snippets. */
const PART_LENGTH = 3000;

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}

/** Splits a text into parts of at most `length` characters, at spaces if possible. */
export function splitText(text: string, length = PART_LENGTH): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > length) {
    const space = rest.lastIndexOf(' ', length);
    // A cut between the two halves of a surrogate pair would leave invalid text.
    const hard = /[\uD800-\uDBFF]/.test(rest.charAt(length - 1)) ? length - 1 : length;
    const end = space > length / 2 ? space : hard;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

/**
 * Returns the text of the page itself: its description, unless the text begins with it, and the text before the first
 * heading.
 */
function introduction({page, sections}: PageText): string {
  const intro = sections.find(({id}) => id === null);
  const text = joinTexts([intro?.text ?? '', intro?.code ?? '']);
  const hasDescription = text.startsWith(page.description.replace(/…$/, '').trim());
  return joinTexts([hasDescription ? '' : page.description, text]);
}

/** The page itself, or a section of it with an anchor. */
interface PageOrSection {
  readonly anchor: string | null;
  readonly content: string;
  readonly level: number;
  /** Headings from the title of the page down to the heading of the section. */
  readonly path: readonly {readonly level: number; readonly heading: string}[];
}

/** Lists the page itself and its sections with an anchor. A heading of level 1 below the title counts as level 2. */
function pageAndSections(input: PageText): PageOrSection[] {
  let path: PageOrSection['path'] = [{level: 1, heading: input.page.title}];
  const found: PageOrSection[] = [{anchor: null, content: introduction(input), level: 1, path}];
  for (const {id, text, code, heading, ...section} of input.sections) {
    if (id === null) continue;
    const level = Math.min(Math.max(section.level, 2), 6);
    path = [...path.filter((above) => above.level < level), {level, heading}];
    found.push({anchor: id, content: joinTexts([text, code]), level, path});
  }
  return found;
}

/** Makes the records (documents of the collection) of one page: for the page itself, its sections, and their parts. */
export function pageRecords(input: PageText): SearchRecord[] {
  const {page, siteUrl, locale} = input;
  const address = siteUrl + encodePath(page.path);
  const used = new Map<string, number>();
  return pageAndSections(input).flatMap(({anchor, content, level, path}, index) => {
    const url = anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`;
    const headings = path.map((above) => [`hierarchy.lvl${above.level}`, above.heading] as const);
    return splitText(content).map((part) => {
      const count = used.get(url) ?? 0;
      used.set(url, count + 1);
      const isPage = level === 1 && count === 0;
      const facts = {
        id: shortHash([locale, url, count]),
        url,
        url_without_anchor: address,
        ...(anchor !== null && {anchor}),
        type: isPage || part === '' ? `lvl${level}` : 'content',
        ...(part !== '' && {content: part}),
        ...Object.fromEntries(headings),
        language: locale,
        docusaurus_tag: page.tag,
        ...(page.version !== undefined && {version: [page.version]}),
        tags: page.keywords,
        item_priority: (7 - level) * 100_000 - Math.min(index, 90_000),
        is_plain_text: true as const,
      };
      return {...facts, record_hash: shortHash(facts)};
    });
  });
}
