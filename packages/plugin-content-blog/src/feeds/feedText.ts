import {Feed, type FeedOptions, type Item} from 'feed';
import type {FeedType} from './feedTypes.js';
import type {FeedAuthor, FeedItem} from './types.js';

/** Characters that XML cannot hold; three of them therefore serve as signs below. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Stands between "]]" and ">" until the text is written. xml-js 1.6.11 splits only the first "]]>" of a text. */
const CDATA_SPLIT = '\uFFFE';
/** Stands for "<" in attributes, which xml-js 1.6.11 does not escape. */
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

/** RSS has e-mail addresses of authors; names without one are of Dublin Core, whose namespace comes with contents. */
function rssItem(item: FeedItem, hasContents: boolean): Item {
  const {author = [], ...others} = xmlItem(item);
  const withAddress = author.filter(({email}) => email);
  const names = author.filter(({email, name}) => !email && name).map(({name}) => ({_text: name}));
  const hasNames = hasContents && names.length > 0;
  return {
    ...others,
    ...changeCategories(item, forText),
    ...(withAddress.length > 0 && {author: withAddress}),
    ...(hasNames && {
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

/** What all feeds of a blog say about it. */
export type FeedHead = Omit<FeedOptions, 'stylesheet'>;

export interface FeedInput {
  readonly head: FeedHead;
  readonly items: readonly FeedItem[];
  /** The URL of the feed's style, relative to the feed. */
  readonly stylesheet?: string | undefined;
}

/** The text of a feed: equal for equal input, whatever the time. */
export function feedText(type: FeedType, {head, items: written, stylesheet}: FeedInput): string {
  const feed = new Feed({...legalHead(type, head), ...(stylesheet !== undefined && {stylesheet})});
  const items = written.map(legalItem);
  if (type === 'json') {
    for (const item of items) feed.addItem(item);
    return `${feed.json1()}\n`;
  }
  const hasContents = items.some(({content}) => content);
  for (const item of items) feed.addItem(type === 'rss' ? rssItem(item, hasContents) : atomItem(item));
  return finishXml(type === 'rss' ? feed.rss2() : withLanguage(feed.atom1(), head.language));
}
