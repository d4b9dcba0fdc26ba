import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {openPluginCache, TextCache} from '@lectern/core/content-helpers';
import {addBaseUrl} from '@lectern/core/shared/baseUrl';
import {joinUrl} from '@lectern/core/shared/url';
import type {BlogContent} from '../BlogContent.js';
import type {BlogPost} from '../model/BlogPost.js';
import type {CreateFeedItems, FeedItem, FeedItemsInput} from '../model/FeedItem.js';
import {FEED_FILES, type FeedType} from '../model/feedTypes.js';
import {type BlogPluginInput, blogPath, CODE} from '../paths.js';
import {isListed} from '../posts/sortPosts.js';
import {type BuiltPages, itemHead, pageOf, readContent} from './feedItems.js';
import {type FeedHead, feedFrame, feedParts, itemText} from './feedText.js';
import {feedTypesOf} from './headTags.js';
import {writeParts} from './writeParts.js';
import {copyXslt, findStyles, xsltName} from './xslt.js';

export interface WriteFeedsInput extends BlogPluginInput {
  readonly content: BlogContent;
  /** Arguments of the hook `postBuild`. */
  readonly props: BuiltPages & Pick<PostBuildProps, 'siteConfig'>;
}

/** The styles of the feeds (files with which a browser shows a feed as a page): type of the feed → files. */

/**
 * The newest listed posts, at most `feedOptions.limit`. The newest post is first, even if `sortPosts` is "ascending".
 */
function feedPosts(content: BlogContent, {options}: BlogPluginInput): BlogPost[] {
  const {limit} = options.feedOptions;
  const inOrder = content.blogPosts.filter(isListed);
  const listed = options.sortPosts === 'ascending' ? inOrder.reverse() : inOrder;
  return typeof limit === 'number' ? listed.slice(0, limit) : listed;
}

function feedHead({content, context, options}: WriteFeedsInput): FeedHead {
  const {siteConfig, baseUrl, i18n} = context;
  const {feedOptions, routeBasePath} = options;
  const absolute = (url: string) => new URL(url, siteConfig.url).href;
  const feedUrl = (type: FeedType) => absolute(joinUrl(baseUrl, routeBasePath, FEED_FILES[type].name));
  const url = absolute(blogPath({context, options}));
  const times = content.blogPosts.filter(isListed).map(({metadata}) => metadata.date.getTime());
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    id: url,
    link: url,
    title: feedOptions.title ?? `${siteConfig.title} Blog`,
    description: feedOptions.description ?? `${siteConfig.title} Blog`,
    language: feedOptions.language ?? language,
    copyright: feedOptions.copyright,
    generator: 'Lectern',
    // Without this field, the package `feed` writes the time of the build.
    updated: new Date(times.reduce((newest, time) => Math.max(newest, time), 0)),
    // The Atom format requires an author of the feed if a post has no author.
    author: {name: siteConfig.title},
    feedLinks: {rss: feedUrl('rss'), atom: feedUrl('atom'), json: feedUrl('json')},
    ...(siteConfig.favicon && {
      favicon: absolute(addBaseUrl(siteConfig.favicon, {siteUrl: siteConfig.url, baseUrl})),
    }),
  };
}

/** Input of the texts of feed items, and the cache of these texts. */
interface ItemTexts {
  readonly input: WriteFeedsInput;
  /** Cache of the texts of this build and earlier builds, since it takes some milliseconds to parse a page. */
  readonly texts: TextCache;
}

function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * Texts of one item in the feeds of `types`. The page of the post is parsed only if a text is not cached, and only once
 * for all types.
 */
function itemTexts(post: BlogPost, types: readonly FeedType[], {input, texts}: ItemTexts): readonly string[] {
  const {props} = input;
  const head = itemHead(post, props.siteConfig.url);
  const key = hashOf(head, pageOf(post, props)?.htmlHash);
  let item: FeedItem | undefined;
  return types.map((type) =>
    texts.get(`${type} ${key}`, () => {
      item ??= {...head, content: readContent(post, head.link, props)};
      return itemText(type, item);
    }),
  );
}

/** Calls the function in the option `createFeedItems`, and returns its items. */
async function customItems(
  createFeedItems: CreateFeedItems,
  posts: BlogPost[],
  {input, texts}: ItemTexts,
): Promise<readonly FeedItem[]> {
  const {siteConfig, outDir} = input.props;
  const defaultCreateFeedItems = async ({blogPosts, ...given}: FeedItemsInput): Promise<FeedItem[]> => {
    const built = {...input.props, outDir: given.outDir};
    return blogPosts.map((post) => {
      const head = itemHead(post, given.siteConfig.url);
      const key = hashOf(head.link, pageOf(post, built)?.htmlHash);
      return {...head, content: texts.get(key, () => readContent(post, head.link, built))};
    });
  };
  return createFeedItems({blogPosts: posts, siteConfig, outDir, defaultCreateFeedItems});
}

/** Texts of all items, in order: for each item, its texts in the feeds of `types`. */
async function listTexts(types: readonly FeedType[], items: ItemTexts): Promise<Iterable<readonly string[]>> {
  const {content, options} = items.input;
  const posts = feedPosts(content, items.input);
  const {createFeedItems} = options.feedOptions;
  if (!createFeedItems) return mapLazily(posts, (post) => itemTexts(post, types, items));
  const custom = await customItems(createFeedItems, posts, items);
  return mapLazily(custom, (item) => types.map((type) => itemText(type, item)));
}

function* mapLazily<T, U>(values: Iterable<T>, change: (value: T) => U): Generator<U> {
  for (const value of values) yield change(value);
}

/** Writes the feeds of a blog, and the files of their styles, into the output folder of the blog. */
export async function writeFeeds(input: WriteFeedsInput): Promise<void> {
  const {content, options, props} = input;
  const types = feedTypesOf(content, input);
  if (types.length === 0) return;
  const styles = await findStyles(types, input);
  const folder = path.join(props.outDir, options.routeBasePath);
  fs.mkdirSync(folder, {recursive: true});
  const texts = new TextCache(openPluginCache(input.context, `blog-feeds-${options.id}`, CODE));
  try {
    const items = await listTexts(types, {input, texts});
    const frames = types.map((type) => {
      const style = styles.get(type);
      return feedFrame(type, {head: feedHead(input), stylesheet: style && xsltName(style.name)});
    });
    const files = types.map((type) => path.join(folder, FEED_FILES[type].name));
    writeParts(files, feedParts(frames, items));
    texts.write();
  } finally {
    texts.close();
  }
  for (const style of styles.values()) copyXslt(style, folder);
}
