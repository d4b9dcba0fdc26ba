import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {decodePath} from '@lectern/core/shared/encodePath';
import type {Author} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';
import type {FeedAuthor, FeedItem} from '../model/FeedItem.js';
import {extractPostContent} from './postContent.js';

/** Result of the build: the output folder, and for each page its build metadata, such as the name of its HTML file. */
export type BuiltPages = Pick<PostBuildProps, 'outDir' | 'routesBuildMetadata'>;

/**
 * Build metadata of the page of a post, such as the name of its HTML file; `undefined` if the site has no such page.
 */
export function pageOf({metadata: {permalink}}: BlogPost, {routesBuildMetadata: pages}: BuiltPages) {
  return pages[permalink] ?? pages[decodePath(permalink)];
}

function feedAuthor({name, url, email}: Author, pageUrl: string): FeedAuthor[] {
  if (!name) return [];
  const link = url && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : undefined;
  return [{name, ...(link && {link}), ...(email && {email})}];
}

/** Reads the content of a post, as HTML, from its built page; "" if the page does not contain the post. */
export function readContent(post: BlogPost, pageUrl: string, built: BuiltPages): string {
  const {htmlFile} = pageOf(post, built) ?? {};
  if (htmlFile === undefined) return '';
  const html = fs.readFileSync(path.join(built.outDir, htmlFile), 'utf8');
  return extractPostContent(html, pageUrl) ?? '';
}

/** Feed item of a post, without its content. */
export function itemHead(post: BlogPost, siteUrl: string): FeedItem {
  const {title, permalink, date, description, tags, authors} = post.metadata;
  const url = new URL(permalink, siteUrl).href;
  const feedAuthors = authors.flatMap((author) => feedAuthor(author, url));
  return {
    title,
    id: url,
    link: url,
    date,
    published: date,
    description,
    // Atom feeds use the field `term`, the other formats use `name`.
    category: tags.map(({label}) => ({name: label, term: label})),
    ...(feedAuthors.length > 0 && {author: feedAuthors}),
  };
}
