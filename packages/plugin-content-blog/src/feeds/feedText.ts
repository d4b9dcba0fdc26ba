import {Feed, type FeedOptions, type Item} from 'feed';
import type {FeedAuthor, FeedItem} from '../model/FeedItem.js';
import type {FeedType} from '../model/feedTypes.js';

/**
 * Characters that XML does not allow. The function `legal` removes these characters from all texts, so this file uses
 * three of them as placeholders.
 */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Placeholder between "]]" and ">": xml-js 1.6.11 escapes only the first "]]>" of a CDATA section. */
const CDATA_SPLIT = '\uFFFE';
/** Placeholder for "<" in attributes, which xml-js 1.6.11 does not escape. */
const LESS_THAN = '\uFFFF';
/** Placeholder between "&" and "amp;": xml-js 1.6.11 does not escape "&amp;" in texts, as if it were an escaped "&". */
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

/** True for an e-mail address. RSS and Atom allow no other text as the e-mail address of an author. */
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
    // Feed readers use the title as the text of the link: without a title, the item could not be opened.
    title: legal(item.title) || item.link,
    ...(item.description !== undefined && {description: legal(item.description)}),
    ...(item.content !== undefined && {content: legal(item.content)}),
    ...(item.author && {author: item.author.map(legalAuthor)}),
  };
}

/** Escapes those fields of an item that have the same form in RSS and Atom feeds. */
function xmlItem(item: FeedItem): FeedItem {
  const {title, description, content, author} = item;
  return {
    ...item,
    title: splitCdata(title),
    // Feed readers show descriptions as HTML.
    ...(description !== undefined && {description: escapeHtml(description)}),
    ...(content !== undefined && {content: splitCdata(content)}),
    ...(author && {author: author.map(xmlAuthor)}),
  };
}

type Category = NonNullable<FeedItem['category']>[number];

/**
 * Escapes the names of categories with `change`. The escape differs: RSS feeds have the names in texts, Atom feeds in
 * attributes.
 */
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

/**
 * Makes the item of an RSS feed. An author without an e-mail address is a `dc:creator`, since the RSS element `author`
 * needs an e-mail address.
 */
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

/** Makes the item of an Atom feed. The title is escaped, since feed readers parse titles of Atom feeds as HTML. */
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

/** Adds the language to an Atom feed, since the package `feed` 6.0.0 does not add it. */
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

/** Fields about the blog, which are the same in all feeds of the blog. */
export type FeedHead = Omit<FeedOptions, 'stylesheet'>;

export interface FeedInput {
  readonly head: FeedHead;
  /** URL of the XSLT file of the feed, relative to the feed. */
  readonly stylesheet?: string | undefined;
}

/** Returns the text of a whole feed, which the package `feed` makes. */
function wholeText(type: FeedType, {head, stylesheet}: FeedInput, items: readonly FeedItem[]): string {
  const feed = new Feed({...legalHead(type, head), ...(stylesheet !== undefined && {stylesheet})});
  for (const written of items) {
    const item = legalItem(written);
    feed.addItem(type === 'json' ? item : type === 'rss' ? rssItem(item) : atomItem(item));
  }
  if (type === 'json') return `${feed.json1()}\n`;
  return finishXml(type === 'rss' ? feed.rss2() : withLanguage(feed.atom1(), head.language));
}

/**
 * Texts that mark the position of the items in a feed: the start of the first item, and the text after the last item.
 */
const BORDERS: {readonly [type in FeedType]: readonly [before: string, after: string]} = {
  rss: ['\n        <item>', '\n    </channel>'],
  atom: ['\n    <entry>', '\n</feed>'],
  json: ['\n        {', '\n    ]\n}'],
};

/** Splits the text of a feed into three parts: before the items, the items, after the items. */
function cut(type: FeedType, text: string): readonly [start: string, items: string, end: string] {
  const [before, after] = BORDERS[type];
  const [from, to] = [text.indexOf(before), text.lastIndexOf(after)];
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

const EXAMPLE: FeedItem = {
  title: 'x',
  id: 'https://x.y/',
  link: 'https://x.y/',
  date: new Date(0),
  content: 'x',
};

/** Text of a feed around its items: before the first item, between two items, after the last item. */
export interface FeedFrame {
  readonly start: string;
  readonly separator: string;
  readonly end: string;
}

/** Makes the frame of a feed. The result depends only on `input`, not on the time of the build. */
export function feedFrame(type: FeedType, input: FeedInput): FeedFrame {
  const [start, , end] = cut(type, wholeText(type, input, [EXAMPLE]));
  return {start, separator: type === 'json' ? ',' : '', end};
}

/** Text of one item. It is equal in every feed of this type, so it can be cached. */
export function itemText(type: FeedType, item: FeedItem): string {
  const head = {id: 'https://x.y/', title: '', link: 'https://x.y/', updated: item.date};
  return cut(type, wholeText(type, {head}, [item]))[1];
}

/**
 * Yields the texts of several feeds in parts, since the whole feed of a large blog would be a very long string. Each
 * part is an array with the next text of each feed.
 *
 * @param items - for each item, its texts in the order of `frames`
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
