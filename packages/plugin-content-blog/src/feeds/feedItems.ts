import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {decodePath} from '@lectern/core/shared/encodePath';
import type {Author} from '../client/types.js';
import type {BlogPost} from '../posts/types.js';
import type {PostContents} from './PostContents.js';
import {extractPostContent} from './postContent.js';
import type {FeedAuthor, FeedItem, FeedItemsInput} from './types.js';

type Pages = PostBuildProps['routesBuildMetadata'];

interface FeedItemsContext {
  readonly pages: Pages;
  readonly contents: PostContents;
}

/** What the build says about the page of a post. */
export function pageOf({metadata: {permalink}}: BlogPost, pages: Pages): Pages[string] | undefined {
  return pages[permalink] ?? pages[decodePath(permalink)];
}

function feedAuthor({name, url, email}: Author, pageUrl: string): FeedAuthor[] {
  if (!name) return [];
  const link = url && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : undefined;
  return [{name, ...(link && {link}), ...(email && {email})}];
}

function contentOf(
  post: BlogPost,
  pageUrl: string,
  {outDir, pages, contents}: FeedItemsContext & {outDir: string},
): string {
  const {htmlFile, htmlHash} = pageOf(post, pages) ?? {};
  if (htmlFile === undefined) return '';
  const extract = () => {
    const html = fs.readFileSync(path.join(outDir, htmlFile), 'utf8');
    return extractPostContent(html, pageUrl) ?? '';
  };
  return contents.get(`${pageUrl} ${htmlHash}`, extract);
}

/** One item for each post, with the text of its built page. */
export function createItems(
  {blogPosts, siteConfig, outDir}: FeedItemsInput,
  context: FeedItemsContext,
): FeedItem[] {
  return blogPosts.map((post): FeedItem => {
    const {title, permalink, date, description, tags, authors} = post.metadata;
    const url = new URL(permalink, siteConfig.url).href;
    const feedAuthors = authors.flatMap((author) => feedAuthor(author, url));
    return {
      title,
      id: url,
      link: url,
      date,
      published: date,
      description,
      // Atom calls it a term, the other formats a name.
      category: tags.map(({label}) => ({name: label, term: label})),
      content: contentOf(post, url, {...context, outDir}),
      ...(feedAuthors.length > 0 && {author: feedAuthors}),
    };
  });
}
