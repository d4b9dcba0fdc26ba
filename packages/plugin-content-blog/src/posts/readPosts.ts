import fs from 'node:fs';
import {decodeMarkdown, hasExcerptMarker} from '@lectern/core';
import {
  type FileCache,
  findPages,
  type PageFolders,
  type PageReader,
  type ReadPages,
  readPages,
  splitMarkdown,
} from '@lectern/core/content-helpers';
import type {PostFile, ReadPost} from '../model/BlogPost.js';
import {checkFrontMatter} from '../model/frontMatter.js';
import {defaultReadingTime} from '../model/readingTime.js';
import type {BlogPluginInput} from '../paths.js';

export interface ReadPostsInput extends BlogPluginInput {
  readonly folders: PageFolders;
  readonly facts: FileCache<ReadPost>;
}

function readingTimeOf(
  content: string,
  frontMatter: ReadPost['frontMatter'],
  {context, options}: BlogPluginInput,
): number | undefined {
  if (!options.showReadingTime) return undefined;
  const locale = context.i18n.currentLocale;
  if (options.readingTime) return options.readingTime({content, frontMatter, locale, defaultReadingTime});
  // The time is rounded up to whole minutes, as pages show it. With fractions, an edit of one word would change all
  // pages that list the post.
  return Math.ceil(defaultReadingTime({content, locale}));
}

/**
 * Settings with which core reads posts: in `readPages`, and in `hasNewFacts`, which detects if an edit has changed more
 * than the text of a post.
 */
export function postReader({context, options, facts}: Omit<ReadPostsInput, 'folders'>): PageReader<ReadPost> {
  return {
    context,
    options,
    facts,
    checkFrontMatter,
    complete: (page, content, file) => ({
      ...page,
      hasTruncateMarker: hasExcerptMarker(content, options.truncateMarker, file),
      readingTime: readingTimeOf(content, page.frontMatter, {context, options}),
    }),
  };
}

/** Reads all Markdown files of a blog; a translated file replaces its original file. */
export async function readPosts(input: ReadPostsInput): Promise<ReadPages<PostFile>> {
  return readPages(await findPages(input.folders, input.options), postReader(input));
}

/** Reads the text of a post below its front matter. */
export async function readPostContent(file: string, {context}: BlogPluginInput): Promise<string> {
  const text = decodeMarkdown(fs.readFileSync(file), file);
  return (await splitMarkdown(text, file, context)).content;
}
