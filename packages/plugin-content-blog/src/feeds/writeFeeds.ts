import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {openPluginCache, type PluginCache, survivesJson} from '@lectern/core/content-helpers';
import {addBaseUrl} from '@lectern/core/shared/baseUrl';
import {joinUrl} from '@lectern/core/shared/url';
import type {BlogContent} from '../BlogContent.js';
import {type BlogPluginInput, CODE} from '../paths.js';
import {postMetadata} from '../plan/postModule.js';
import {blogBasePath} from '../plan/routes.js';
import {isListed} from '../posts/sortPosts.js';
import type {BlogPost} from '../posts/types.js';
import {createItems, pageOf} from './feedItems.js';
import {type FeedHead, feedText} from './feedText.js';
import {FEED_FILES, type FeedType} from './feedTypes.js';
import {feedTypesOf} from './headTags.js';
import {PostContents} from './PostContents.js';
import type {FeedItem, FeedItemsInput} from './types.js';
import {copyXslt, findXslt, type XsltFiles, xsltName} from './xslt.js';

export interface WriteFeedsInput extends BlogPluginInput {
  readonly content: BlogContent;
  /** What `postBuild` is given. */
  readonly props: Pick<PostBuildProps, 'outDir' | 'siteConfig' | 'routesBuildMetadata'>;
}

/** Feeds and their styles. */
type Styles = ReadonlyMap<FeedType, XsltFiles>;

/** The newest posts that feeds may show, newest first whatever the order of the list. */
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
  const url = absolute(blogBasePath({context, options}));
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
    // Without it, the package writes the time of the build.
    updated: new Date(times.reduce((newest, time) => Math.max(newest, time), 0)),
    // Atom wants an author for posts that have none.
    author: {name: siteConfig.title},
    feedLinks: {rss: feedUrl('rss'), atom: feedUrl('atom'), json: feedUrl('json')},
    ...(siteConfig.favicon && {
      favicon: absolute(addBaseUrl(siteConfig.favicon, {siteUrl: siteConfig.url, baseUrl})),
    }),
  };
}

async function loadItems(posts: BlogPost[], input: WriteFeedsInput): Promise<readonly FeedItem[]> {
  const {context, options, props} = input;
  const contents = new PostContents(openPluginCache(context, `blog-feed-contents-${options.id}`, CODE));
  const defaultCreateFeedItems = async (items: FeedItemsInput) =>
    createItems(items, {pages: props.routesBuildMetadata, contents});
  const {createFeedItems = defaultCreateFeedItems} = options.feedOptions;
  const items = await createFeedItems({
    blogPosts: posts,
    siteConfig: props.siteConfig,
    outDir: props.outDir,
    defaultCreateFeedItems,
  });
  contents.save();
  return items;
}

type FeedTexts = {readonly [type in FeedType]?: string};

async function makeTexts(posts: BlogPost[], styles: Styles, input: WriteFeedsInput): Promise<FeedTexts> {
  const head = feedHead(input);
  const items = await loadItems(posts, input);
  const texts = feedTypesOf(input.content, input).map((type) => {
    const style = styles.get(type);
    return [type, feedText(type, {head, items, stylesheet: style && xsltName(style.name)})] as const;
  });
  return Object.fromEntries(texts);
}

/** Of all that feeds hold; `undefined` if that cannot be told: a function of the site may do anything. */
function keyOf(posts: readonly BlogPost[], styles: Styles, input: WriteFeedsInput): string | undefined {
  const {options, props} = input;
  if (options.feedOptions.createFeedItems) return undefined;
  const shown = posts.map((post) => [postMetadata(post), pageOf(post, props.routesBuildMetadata)?.htmlHash]);
  const parts = [feedHead(input), feedTypesOf(input.content, input), [...styles], shown];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function storedTexts(cache: PluginCache, key: string): FeedTexts | undefined {
  const stored = cache.read();
  if (typeof stored !== 'object' || stored === null || !survivesJson(stored)) return undefined;
  if (!('key' in stored) || stored.key !== key || !('texts' in stored)) return undefined;
  return stored.texts as FeedTexts;
}

async function loadTexts(posts: BlogPost[], styles: Styles, input: WriteFeedsInput): Promise<FeedTexts> {
  const key = keyOf(posts, styles, input);
  if (key === undefined) return makeTexts(posts, styles, input);
  const cache = openPluginCache(input.context, `blog-feeds-${input.options.id}`, CODE);
  const known = storedTexts(cache, key);
  if (known) return known;
  const texts = await makeTexts(posts, styles, input);
  cache.write({key, texts});
  return texts;
}

/** Checks the options of feeds. @throws {SiteError} `BLOG_XSLT` */
export async function findStyles(types: readonly FeedType[], input: BlogPluginInput): Promise<Styles> {
  const styles = new Map<FeedType, XsltFiles>();
  for (const type of types) {
    const style = type === 'json' ? undefined : await findXslt(type, input);
    if (style) styles.set(type, style);
  }
  return styles;
}

/** Writes the feeds of a blog into the output, and their styles beside them. */
export async function writeFeeds(input: WriteFeedsInput): Promise<void> {
  const {content, options, props} = input;
  const types = feedTypesOf(content, input);
  if (types.length === 0) return;
  const styles = await findStyles(types, input);
  const texts = await loadTexts(feedPosts(content, input), styles, input);
  const folder = path.join(props.outDir, options.routeBasePath);
  fs.mkdirSync(folder, {recursive: true});
  for (const type of types) fs.writeFileSync(path.join(folder, FEED_FILES[type].name), texts[type] ?? '');
  for (const style of styles.values()) copyXslt(style, folder);
}
