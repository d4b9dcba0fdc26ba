import path from 'node:path';
import type {Collection, CollectionEntry} from '@lectern/core';
import {toPosix} from '@lectern/core/content-helpers';
import type {MarkdownPage, PagesContent} from './loadPages.js';

/** Lists the Markdown pages for queries, in the order of their files. Drafts and unlisted pages are left out. */
export function pageCollections(pages: PagesContent, contentDir: string): readonly Collection[] {
  const entries = pages.flatMap((page) =>
    page.type === 'mdx' && !page.draft && !page.unlisted ? [entryOf(page, contentDir)] : [],
  );
  return [{name: 'pages', isMain: true, entries}];
}

function entryOf(
  {frontMatter, title, description, permalink, originalFile}: MarkdownPage,
  contentDir: string,
): CollectionEntry {
  const folder = toPosix(path.dirname(path.relative(contentDir, originalFile)));
  return {
    ...frontMatter,
    title: title ?? permalink,
    description,
    permalink,
    folder: folder === '.' ? '' : folder,
  };
}
