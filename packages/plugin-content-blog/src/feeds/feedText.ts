import {Feed, type FeedOptions, type Item} from 'feed';
import type {FeedAuthor, FeedItem} from '../model/FeedItem.js';
import type {FeedType} from '../model/feedTypes.js';

/** Characters that XML cannot hold; three of them therefore serve as signs below. */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Separates "]]" from ">" until the text is written. xml-js 1.6.11 splits only the first "]]>" of a text. */
const CDATA_SPLIT = '\uFFFE';
/** Replaces "<" in attributes, which xml-js 1.6.11 does not escape. */
const LESS_THAN = '\uFFFF';
/** Parts "&" and "amp;" until the text is written. xml-js 1.6.11 reads "&amp;" in texts as an escaped "&". */
const AMPERSAND_SPLIT = '\u0001';

function legal(text: string): string {
  return text.replace(ILLEGAL, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function splitCdata(text: string): string {
  return text.replaceAll(']]>', `]]${CDATA_SPLIT}>`);
}

function forAttribute(text: string): string {
  return legal(text).replaceAll('<', LESS_THAN);
}

function forText(text: string): string {
  return legal(text).replaceAll('&amp;', `&${AMPERSAND_SPLIT}amp;`);
}

/** Both XML formats allow nothing but addresses. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

function legalAuthor({name, email, link}: FeedAuthor): FeedAuthor {
  return {
    ...(name && {name: legal(name)}),
    ...(email && isEmail(email) && {email: legal(email)}),
    ...(link && {link}),
  };
}

function xmlAuthor({name, ...others}: FeedAuthor): FeedAuthor {
  return {...others, ...(name && {name: forText(name)})};
}

function legalItem(item: FeedItem): FeedItem {
  return {
    ...item,
    // Without a title, readers show nothing to open.
    title: legal(item.title) || item.link,
    ...(item.description !== undefined && {description: legal(item.description)}),
    ...(item.content !== undefined && {content: legal(item.content)}),
    ...(item.author && {author: item.author.map(legalAuthor)}),
  };
}

/** The part of an item that is written in the same way in both XML formats. */
function xmlItem(item: FeedItem): FeedItem {
  const {title, description, content, author} = item;
  return {
    ...item,
    title: splitCdata(title),
    // Readers take descriptions for HTML.
    ...(description !== undefined && {description: escapeHtml(description)}),
    ...(content !== undefined && {content: splitCdata(content)}),
    ...(author && {author: author.map(xmlAuthor)}),
  };
}

type Category = NonNullable<FeedItem['category']>[number];

/** Changes the names of categories: RSS has them in texts, Atom in attributes. */
function changeCategories(item: FeedItem, change: (text: string) => string): {category?: Category[]} {
  const {category} = item;
  if (!category) return {};
  const changed = category.map(({name, term, ...others}) => ({
    ...others,
    ...(name !== undefined && {name: change(name)}),
    ...(term !== undefined && {term: change(term)}),
  }));
  return {category: changed};
}

/** RSS has e-mail addresses of authors; names without one are of Dublin Core. */
function rssItem(item: FeedItem): Item {
  const {author = [], ...others} = xmlItem(item);
  const withAddress = author.filter(({email}) => email);
  const names = author.filter(({email, name}) => !email && name).map(({name}) => ({_text: name}));
  return {
    ...others,
    ...changeCategories(item, forText),
    ...(withAddress.length > 0 && {author: withAddress}),
    ...(names.length > 0 && {
      extensions: [{name: 'dc:creator', objects: names as unknown as Record<string, unknown>}],
    }),
  };
}

/** Titles of Atom feeds are HTML. */
function atomItem(item: FeedItem): Item {
  return {...xmlItem(item), ...changeCategories(item, forAttribute), title: escapeHtml(item.title)};
}

function finishXml(xml: string): string {
  const finished = xml
    .replaceAll(CDATA_SPLIT, ']]><![CDATA[')
    .replaceAll(LESS_THAN, '&lt;')
    .replaceAll(AMPERSAND_SPLIT, '');
  return `${finished}\n`;
}

/** The package `feed` 6.0.0 has no place for the language of an Atom feed. */
function withLanguage(atom: string, language: string | undefined): string {
  if (!language) return atom;
  const escaped = escapeHtml(legal(language)).replaceAll('"', '&quot;');
  return atom.replace('<feed ', () => `<feed xml:lang="${escaped}" `);
}

function legalHead(type: FeedType, head: FeedHead): FeedHead {
  const clean = type === 'json' ? legal : forText;
  const {title, description, copyright, author} = head;
  return {
    ...head,
    title: clean(title),
    ...(description !== undefined && {description: clean(description)}),
    ...(copyright !== undefined && {copyright: clean(copyright)}),
    ...(author?.name && {author: {...author, name: clean(author.name)}}),
  };
}

/** Description of a blog in all of its feeds. */
export type FeedHead = Omit<FeedOptions, 'stylesheet'>;

export interface FeedInput {
  readonly head: FeedHead;
  /** The URL of the feed's style, relative to the feed. */
  readonly stylesheet?: string | undefined;
}

/** The text of a whole feed by the package `feed`. */
function wholeText(type: FeedType, {head, stylesheet}: FeedInput, items: readonly FeedItem[]): string {
  const feed = new Feed({...legalHead(type, head), ...(stylesheet !== undefined && {stylesheet})});
  for (const written of items) {
    const item = legalItem(written);
    feed.addItem(type === 'json' ? item : type === 'rss' ? rssItem(item) : atomItem(item));
  }
  if (type === 'json') return `${feed.json1()}\n`;
  return finishXml(type === 'rss' ? feed.rss2() : withLanguage(feed.atom1(), head.language));
}

/** The text right before the first item of a feed, and right after the last one. */
const BORDERS: {readonly [type in FeedType]: readonly [before: string, after: string]} = {
  rss: ['\n        <item>', '\n    </channel>'],
  atom: ['\n    <entry>', '\n</feed>'],
  json: ['\n        {', '\n    ]\n}'],
};

/** Cuts the text of a feed with items into what is before, of and after them. */
function cut(type: FeedType, text: string): readonly [start: string, items: string, end: string] {
  const [before, after] = BORDERS[type];
  // The head of a JSON feed has an author in braces.
  const list = type === 'json' ? text.indexOf('\n    "items": [') : 0;
  const [from, to] = [text.indexOf(before, list), text.lastIndexOf(after)];
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

const EXAMPLE: FeedItem = {
  title: 'x',
  id: 'https://x.y/',
  link: 'https://x.y/',
  date: new Date(0),
  content: 'x',
};

/** Text of a feed around its items: before the first, between two, after the last. */
export interface FeedFrame {
  readonly start: string;
  readonly separator: string;
  readonly end: string;
}

/** Equal for equal input, whatever the time. */
export function feedFrame(type: FeedType, input: FeedInput): FeedFrame {
  const [start, , end] = cut(type, wholeText(type, input, [EXAMPLE]));
  return {start, separator: type === 'json' ? ',' : '', end};
}

/** The text of one item, the same in every feed of its type. */
export function itemText(type: FeedType, item: FeedItem): string {
  const head = {id: 'https://x.y/', title: '', link: 'https://x.y/', updated: item.date};
  return cut(type, wholeText(type, {head}, [item]))[1];
}

/**
 * The texts of several feeds in parts: a feed of all posts of a large blog is long for one string.
 *
 * @param items - for each item its texts in the order of `frames`
 */
export function* feedParts(
  frames: readonly FeedFrame[],
  items: Iterable<readonly string[]>,
): Generator<readonly string[]> {
  yield frames.map(({start}) => start);
  let isFirst = true;
  for (const texts of items) {
    yield frames.map(({separator}, at) => (isFirst ? '' : separator) + texts[at]);
    isFirst = false;
  }
  yield frames.map(({end}) => end);
}
