import {Feed, type FeedOptions, type Item} from 'feed';
import type {FeedType} from './feedTypes.js';
import type {FeedAuthor, FeedItem} from './types.js';

/** Characters that XML cannot hold; the last two therefore serve as signs below. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Stands between "]]" and ">" until the text is written. xml-js 1.6.11 splits only the first "]]>" of a text. */
const CDATA_SPLIT = '\uFFFE';
/** Stands for "<" in attributes, which xml-js 1.6.11 does not escape. */
const LESS_THAN = '\uFFFF';

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

function legalAuthor({name, email, link}: FeedAuthor): FeedAuthor {
  return {...(name && {name: legal(name)}), ...(email && {email: legal(email)}), ...(link && {link})};
}

function legalItem(item: FeedItem): FeedItem {
  return {
    ...item,
    title: legal(item.title),
    ...(item.description !== undefined && {description: legal(item.description)}),
    ...(item.content !== undefined && {content: legal(item.content)}),
    ...(item.author && {author: item.author.map(legalAuthor)}),
  };
}

/** The part of an item that is written in the same way in both XML formats. */
function xmlItem(item: FeedItem): FeedItem {
  const {title, description, content, category} = item;
  const categories = category?.map(({name, term, ...others}) => ({
    ...others,
    ...(name !== undefined && {name: forAttribute(name)}),
    ...(term !== undefined && {term: forAttribute(term)}),
  }));
  return {
    ...item,
    title: splitCdata(title),
    // Readers take descriptions for HTML.
    ...(description !== undefined && {description: escapeHtml(description)}),
    ...(content !== undefined && {content: splitCdata(content)}),
    ...(categories && {category: categories}),
  };
}

/** RSS has e-mail addresses of authors; names without one are of Dublin Core, whose namespace comes with contents. */
function rssItem(item: FeedItem, hasContents: boolean): Item {
  const {author = [], ...others} = xmlItem(item);
  const withAddress = author.filter(({email}) => email);
  const names = author.filter(({email, name}) => !email && name).map(({name}) => ({_text: name}));
  const hasNames = hasContents && names.length > 0;
  return {
    ...others,
    ...(withAddress.length > 0 && {author: withAddress}),
    ...(hasNames && {
      extensions: [{name: 'dc:creator', objects: names as unknown as Record<string, unknown>}],
    }),
  };
}

/** Titles of Atom feeds are HTML. */
function atomItem(item: FeedItem): Item {
  return {...xmlItem(item), title: escapeHtml(item.title)};
}

function finishXml(xml: string): string {
  return `${xml.replaceAll(CDATA_SPLIT, ']]><![CDATA[').replaceAll(LESS_THAN, '&lt;')}\n`;
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
  const texts = Object.entries(head).map(([key, value]) => [
    key,
    typeof value === 'string' ? legal(value) : value,
  ]);
  const feed = new Feed({
    ...head,
    ...Object.fromEntries(texts),
    ...(stylesheet !== undefined && {stylesheet}),
  });
  const items = written.map(legalItem);
  if (type === 'json') {
    for (const item of items) feed.addItem(item);
    return `${feed.json1()}\n`;
  }
  const hasContents = items.some(({content}) => content);
  for (const item of items) feed.addItem(type === 'rss' ? rssItem(item, hasContents) : atomItem(item));
  return finishXml(type === 'rss' ? feed.rss2() : feed.atom1());
}
