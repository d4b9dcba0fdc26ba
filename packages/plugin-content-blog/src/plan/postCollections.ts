import path from 'node:path';
import type {Collection, CollectionEntry} from '@lectern/core';
import {toPosix} from '@lectern/core/content-helpers';
import type {BlogContent} from '../BlogContent.js';
import type {BlogPost} from '../model/BlogPost.js';

/** Lists the posts for queries, in the order of the blog. Unlisted posts are left out. */
export function postCollections(
  {blogPosts, sources}: BlogContent,
  contentPath: string,
): readonly Collection[] {
  const folders = new Map(
    sources.map(({source, originalFile}) => [source, folderOf(path.relative(contentPath, originalFile))]),
  );
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  return [{name: 'blog', isMain: true, entries: listed.map((post) => entryOf(post, folders))}];
}

function folderOf(file: string): string {
  const folder = toPosix(path.dirname(file));
  return folder === '.' ? '' : folder;
}

function entryOf({id, metadata}: BlogPost, folders: ReadonlyMap<string, string>): CollectionEntry {
  const {frontMatter, title, description, permalink, date, tags, source} = metadata;
  return {
    ...frontMatter,
    id,
    title,
    description,
    permalink,
    date: date.toISOString(),
    tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
    folder: folders.get(source),
  };
}
