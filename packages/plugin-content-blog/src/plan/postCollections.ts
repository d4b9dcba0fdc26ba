import path from 'node:path';
import type {Collection, CollectionEntry, PageFacts} from '@lectern/core';
import {toPosix} from '@lectern/core/content-helpers';
import type {BlogContent} from '../BlogContent.js';
import type {BlogPost} from '../model/BlogPost.js';

/** Lists the posts for queries, in the order of the blog. Unlisted posts are left out. */
export function postCollections(
  {blogPosts, sources, blogTitle, blogDescription}: BlogContent,
  {contentPath, listPath}: {readonly contentPath: string; readonly listPath: string},
): readonly Collection[] {
  const folders = new Map(
    sources.map(({source, originalFile}) => [source, folderOf(path.relative(contentPath, originalFile))]),
  );
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  return [
    {
      name: 'blog',
      isMain: true,
      entries: listed.map((post) => entryOf(post, folders)),
      otherPages: [{title: blogTitle, description: blogDescription, permalink: listPath}],
      facts: Object.fromEntries(listed.map((post) => [post.metadata.permalink, factsOf(post, blogTitle)])),
    },
  ];
}

function factsOf({metadata: {authors}}: BlogPost, section: string): PageFacts {
  return {section, authors: authors.flatMap(({name}) => name ?? [])};
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
