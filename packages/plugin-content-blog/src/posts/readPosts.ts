import fs from 'node:fs';
import path from 'node:path';
import {
  createExcerpt,
  decodeMarkdown,
  formatOf,
  hasExcerptMarker,
  MarkdownError,
  parseContentTitle,
} from '@lectern/core';
import {
  type FileFacts,
  formatSettings,
  isFolder,
  type Problem,
  splitMarkdown,
} from '@lectern/core/content-helpers';
import {glob} from 'tinyglobby';
import type {BlogFolders, BlogPluginInput} from '../paths.js';
import {checkFrontMatter} from './frontMatter.js';
import {defaultReadingTime} from './readingTime.js';
import type {PostFile, ReadPost} from './types.js';

export interface ReadPostsInput extends BlogPluginInput {
  readonly folders: BlogFolders;
  readonly facts: FileFacts<ReadPost>;
}

/** The files of a blog, and what is wrong with them. */
export interface ReadPosts {
  readonly files: readonly PostFile[];
  readonly problems: readonly Problem[];
  /** Files that are not even text with front matter. */
  readonly unreadable: readonly MarkdownError[];
}

type PostPath = Pick<PostFile, 'file' | 'originalFile' | 'path'>;

async function findPosts({options, folders}: ReadPostsInput): Promise<readonly PostPath[]> {
  const {contentPath, contentPathLocalized} = folders;
  const find = async (cwd: string, ignore: readonly string[]) =>
    (await isFolder(cwd))
      ? glob([...options.include], {cwd, ignore: [...ignore], expandDirectories: false})
      : [];
  const [paths, translated] = await Promise.all([
    find(contentPath, options.exclude),
    find(contentPathLocalized, []),
  ]);
  const isTranslated = new Set(translated);
  return paths.sort().map((postPath) => {
    const originalFile = path.join(contentPath, postPath);
    const file = isTranslated.has(postPath) ? path.join(contentPathLocalized, postPath) : originalFile;
    return {file, originalFile, path: postPath};
  });
}

function readingTimeOf(
  content: string,
  frontMatter: ReadPost['frontMatter'],
  {context, options}: BlogPluginInput,
): number | undefined {
  if (!options.showReadingTime) return undefined;
  const locale = context.i18n.currentLocale;
  if (options.readingTime) return options.readingTime({content, frontMatter, locale, defaultReadingTime});
  // Whole minutes, which are all that pages show: a corrected word does not change the pages that list the post.
  return Math.ceil(defaultReadingTime({content, locale}));
}

/** @returns nothing for wrong front matter, which goes to `problems`. */
async function readPost(
  file: string,
  input: BlogPluginInput & Pick<ReadPostsInput, 'facts'>,
  problems: Problem[],
): Promise<ReadPost | undefined> {
  const {context, options, facts} = input;
  const stat = fs.statSync(file);
  const known = facts.find(file, stat);
  if (known) return known;
  // Small files are read in a fraction of the time that it takes to wait for them.
  const text = decodeMarkdown(fs.readFileSync(file), file);
  const split = await splitMarkdown(text, file, context);
  const checked = checkFrontMatter(split.frontMatter, {file, text});
  if ('problems' in checked) {
    problems.push(...checked.problems);
    return undefined;
  }
  const {frontMatter} = checked;
  const format = formatOf({file, text, frontMatter}, formatSettings(options, context.siteConfig));
  const post: ReadPost = {
    frontMatter,
    contentTitle: frontMatter.title === undefined ? parseContentTitle(split.content) : undefined,
    excerpt: frontMatter.description === undefined ? createExcerpt(split.content, format) : undefined,
    hasTruncateMarker: hasExcerptMarker(split.content, options.truncateMarker, file),
    readingTime: readingTimeOf(split.content, frontMatter, input),
  };
  facts.remember(file, stat, post);
  return post;
}

/**
 * Whether an edit of a post changes more than the text of its page.
 *
 * @returns `true` for files that were never read, or cannot be read now
 */
export async function hasNewFacts(
  file: string,
  input: BlogPluginInput & Pick<ReadPostsInput, 'facts'>,
): Promise<boolean> {
  const known = input.facts.last(file);
  if (!known) return true;
  try {
    const post = await readPost(file, input, []);
    return JSON.stringify(post) !== JSON.stringify(known);
  } catch {
    return true;
  }
}

/** Reads every Markdown file of a blog. */
export async function readPosts(input: ReadPostsInput): Promise<ReadPosts> {
  const problems: Problem[] = [];
  const unreadable: MarkdownError[] = [];
  const read = async (postPath: PostPath): Promise<PostFile | undefined> => {
    const post = await readPost(postPath.file, input, problems).catch((error: unknown) => {
      if (!(error instanceof MarkdownError)) throw error;
      unreadable.push(error);
      return undefined;
    });
    return post && {...post, ...postPath};
  };
  const files = await Promise.all((await findPosts(input)).map(read));
  return {files: files.filter((file) => file !== undefined), problems, unreadable};
}

/** The text of a post below its front matter. */
export async function readPostContent(file: string, {context}: BlogPluginInput): Promise<string> {
  const text = decodeMarkdown(fs.readFileSync(file), file);
  return (await splitMarkdown(text, file, context)).content;
}
