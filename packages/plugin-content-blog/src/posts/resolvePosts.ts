import {
  contentLocaleOf,
  editUrlOf,
  type FileHistory,
  frontMatterLine,
  lastUpdateOf,
  type PageFolders,
  type Problem,
  resolveTags,
  slugProblem,
  type TagsFile,
  toSource,
} from '@lectern/core/content-helpers';
import type {AuthorsMap} from '../authors/authorsFile.js';
import type {BlogPost, PostFile, PostMetadata} from '../model/BlogPost.js';
import {type BlogPluginInput, blogPath} from '../paths.js';
import {parsePostFileName} from './fileName.js';
import {postDate} from './postDate.js';
import {resolveAuthors} from './resolveAuthors.js';

/** Problems of posts, in one list for each kind. All problems of a list are reported as one error. */
export interface PostProblems {
  readonly slugs: Problem[];
  readonly dates: Problem[];
  readonly authors: Problem[];
}

export interface ResolvePostsInput extends BlogPluginInput {
  readonly folders: PageFolders;
  readonly authorsMap: AuthorsMap | undefined;
  readonly tagsFile: TagsFile | undefined;
  readonly history: FileHistory;
  /**
   * True if drafts are left out and unlisted posts are hidden: in builds, and in `site start` only with
   * `SIMULATE_PRODUCTION_VISIBILITY=true`.
   */
  readonly isProduction: boolean;
  readonly problems: PostProblems;
}

/** A post and the file that it is made from. */
export interface ResolvedPost {
  readonly file: PostFile;
  readonly post: BlogPost;
  readonly isDraft: boolean;
}

function slugOf(post: PostFile, {problems}: ResolvePostsInput): string {
  const {slug} = post.frontMatter;
  if (slug === undefined) return parsePostFileName(post.path).slug;
  // A slug is relative to the root of the blog, not to the folder of the file.
  const problem = slugProblem(slug, 'post.md', 'blog');
  if (problem !== undefined) {
    const message = `The slug "${slug}" ${problem}`;
    problems.slugs.push({file: post.file, line: frontMatterLine(post, 'slug'), message});
  }
  return slug.startsWith('/') ? slug : `/${slug}`;
}

function editUrl(post: PostFile, permalink: string, input: ResolvePostsInput): string | undefined {
  const {context, options, folders} = input;
  const isTranslated = post.file !== post.originalFile && options.editLocalizedFiles;
  return editUrlOf({
    editUrl: options.editUrl,
    siteDir: context.siteDir,
    folder: isTranslated ? folders.contentPathLocalized : folders.contentPath,
    path: post.path,
    toArgument: (blogDirPath) => ({
      blogDirPath,
      blogPath: post.path,
      permalink,
      locale: context.i18n.currentLocale,
    }),
  });
}

/** Optional metadata of a post. Fields without a value are absent. */
function optionalFields(post: PostFile, permalink: string, input: ResolvePostsInput): Partial<PostMetadata> {
  const {history, options} = input;
  const written = post.frontMatter.last_update;
  const {lastUpdatedAt, lastUpdatedBy} = lastUpdateOf({...post, written}, options, history.lastUpdates);
  const url = editUrl(post, permalink, input);
  return {
    ...contentLocaleOf(input.context, post),
    ...(post.readingTime !== undefined && {readingTime: post.readingTime}),
    ...(url !== undefined && {editUrl: url}),
    ...(lastUpdatedAt !== undefined && {lastUpdatedAt}),
    ...(lastUpdatedBy !== undefined && {lastUpdatedBy}),
  };
}

function resolvePost(file: PostFile, input: ResolvePostsInput): ResolvedPost {
  const {context, options, tagsFile, isProduction, problems} = input;
  const {frontMatter, contentTitle, excerpt} = file;
  const slug = slugOf(file, input);
  const permalink = blogPath(input, slug);
  const name = parsePostFileName(file.path);
  const metadata: PostMetadata = {
    permalink,
    source: toSource(context.siteDir, file.file),
    title: frontMatter.title ?? contentTitle ?? (name.text || name.date || file.path),
    description: frontMatter.description ?? excerpt ?? '',
    date: postDate(file, input.history.creations, problems.dates),
    tags: resolveTags({
      tags: frontMatter.tags ?? [],
      tagsFile,
      toPermalink: (tagPath) => blogPath(input, options.tagsBasePath, tagPath),
    }),
    hasTruncateMarker: file.hasTruncateMarker,
    authors: resolveAuthors(file, {...input, problems: problems.authors}),
    frontMatter,
    ...(file.ownFrontMatter && {ownFrontMatter: file.ownFrontMatter}),
    unlisted: isProduction && frontMatter.unlisted === true,
    ...optionalFields(file, permalink, input),
  };
  return {file, post: {id: slug, metadata}, isDraft: isProduction && frontMatter.draft === true};
}

/** Makes posts of the files of a blog: resolves URLs, titles, dates, tags and authors. Includes drafts (`isDraft`). */
export function resolvePosts(files: readonly PostFile[], input: ResolvePostsInput): readonly ResolvedPost[] {
  return files.map((file) => resolvePost(file, input));
}
