import type {InjectedHtmlTags} from '@lectern/core';
import {joinUrl} from '@lectern/core/shared/url';
import type {BlogContent} from '../BlogContent.js';
import {FEED_FILES, type FeedType} from '../model/feedTypes.js';
import type {BlogPluginInput} from '../paths.js';
import {isListed} from '../posts/sortPosts.js';

/**
 * Types of the feeds that a blog has. A blog without listed posts has no feeds. With the hash router there are no feeds
 * either, since feed items are made from the HTML files of posts, which then do not exist.
 */
export function feedTypesOf(
  {blogPosts}: BlogContent,
  {context, options}: BlogPluginInput,
): readonly FeedType[] {
  const isHash = context.siteConfig.future.experimental_router === 'hash';
  return isHash || !blogPosts.some(isListed) ? [] : options.feedOptions.type;
}

/** Makes the `<link>` tags for the feeds, for the head of every page. */
export function feedHeadTags(content: BlogContent, input: BlogPluginInput): InjectedHtmlTags {
  const {context, options} = input;
  const title = options.feedOptions.title ?? context.siteConfig.title;
  const headTags = feedTypesOf(content, input).map((type) => {
    const {name, mimeType, label} = FEED_FILES[type];
    const href = joinUrl(context.baseUrl, options.routeBasePath, name);
    const attributes = {rel: 'alternate', type: mimeType, href, title: `${title} ${label} Feed`};
    return {tagName: 'link', attributes};
  });
  return {headTags};
}
