import {
  checkOwnFrontMatter,
  type FileCache,
  inlineTags,
  loadFileHistory,
  loadTagsFile,
  type PageFolders,
  type Problem,
  reportInlineTags,
  reportSharedTagPages,
  sharedTagPages,
  TAGS_FILE_REPORT,
  type TagsFile,
  throwProblems,
  throwReadErrors,
} from '@lectern/core/content-helpers';
import {AUTHORS_FILE_REPORT, type AuthorsMap, loadAuthorsMap} from './authors/authorsFile.js';
import type {BlogContent} from './BlogContent.js';
import type {BlogPost, PostFile, ReadPost} from './model/BlogPost.js';
import {POST_FIELDS} from './model/frontMatter.js';
import {type BlogPluginInput, blogFolders, blogPath, folderList} from './paths.js';
import {groupByTag} from './plan/groupByTag.js';
import {lacksDate} from './posts/postDate.js';
import {readPostContent, readPosts} from './posts/readPosts.js';
import {type PostProblems, type ResolvedPost, resolvePosts} from './posts/resolvePosts.js';
import {linkNeighbours, sortPosts} from './posts/sortPosts.js';
import {reportInlineAuthors, reportUntruncated, throwPostProblems} from './reports.js';

export interface LoadInput extends BlogPluginInput {
  /** Cache of the data that is read from the files of posts; all loads of a plugin instance share it. */
  readonly facts: FileCache<ReadPost>;
}

interface ReadBlog {
  readonly folders: PageFolders;
  readonly files: readonly PostFile[];
  readonly tagsFile: TagsFile | undefined;
  readonly authorsMap: AuthorsMap | undefined;
}

/**
 * First stage of `loadBlogContent`: reads the files of posts, tags and authors.
 *
 * @throws {SiteError} `BLOG_FRONT_MATTER`, `TAGS_FILE`, `BLOG_AUTHORS_FILE`, or the error of a file that cannot be
 * parsed
 */
async function readBlog(input: LoadInput): Promise<ReadBlog> {
  const {context, options} = input;
  const {siteDir} = context;
  const folders = blogFolders(input);
  const tagProblems: Problem[] = [];
  const authorProblems: Problem[] = [];
  const [posts, tagsFile, authorsMap] = await Promise.all([
    readPosts({...input, folders}),
    loadTagsFile({folders: folderList(folders), option: options.tags, site: context}, tagProblems),
    loadAuthorsMap({...input, folders}, authorProblems),
  ]);
  const heading = 'The front matter of some posts is not valid:';
  throwReadErrors([posts], {code: 'BLOG_FRONT_MATTER', heading, siteDir});
  const files = checkOwnFrontMatter(posts.files, {
    ...{
      schema: options.frontMatter,
      knownFields: POST_FIELDS,
      code: 'BLOG_FRONT_MATTER',
      noun: 'posts',
      siteDir,
    },
  });
  throwProblems(tagProblems, {...TAGS_FILE_REPORT, siteDir});
  throwProblems(authorProblems, {...AUTHORS_FILE_REPORT, siteDir});
  return {folders, files, tagsFile, authorsMap};
}

/** Second stage of `loadBlogContent`: makes posts of the files, with URLs, titles, dates, tags and authors. */
async function resolveBlog(blog: ReadBlog, input: LoadInput): Promise<readonly ResolvedPost[]> {
  const {context, options} = input;
  const history = await loadFileHistory(context, {
    shown: options,
    needsCreations: blog.files.some(lacksDate),
    folders: folderList(blog.folders),
  });
  const isProduction = context.mode === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
  const problems: PostProblems = {slugs: [], dates: [], authors: []};
  const posts = resolvePosts(blog.files, {...input, ...blog, history, isProduction, problems});
  throwPostProblems(problems, context.siteDir);
  return posts;
}

/** Sorts posts, and applies the option `processBlogPosts`. */
async function processPosts(posts: readonly ResolvedPost[], input: LoadInput): Promise<BlogPost[]> {
  const {sortPosts: order, processBlogPosts} = input.options;
  const inOrderOfFiles = posts.map(({post}) => post);
  const sorted = sortPosts(inOrderOfFiles, order);
  if (!processBlogPosts) return sorted;
  const fileOf = new Map(posts.map(({post, file}) => [post, file.file]));
  const blogPosts = await Promise.all(
    sorted.map(async (post) => ({...post, content: await readPostContent(fileOf.get(post) ?? '', input)})),
  );
  const processed = (await processBlogPosts({blogPosts})) ?? blogPosts;
  return processed.map(({content: _content, ...post}) => post);
}

function reportPosts(posts: readonly ResolvedPost[], {tagsFile}: ReadBlog, input: LoadInput): void {
  const {context, options} = input;
  const tagged = posts.map(({file, post}) => ({...file, tags: post.metadata.tags}));
  reportInlineTags(tagsFile ? inlineTags(tagged, tagsFile) : [], {
    severity: options.onInlineTags,
    code: 'BLOG_INLINE_TAGS',
    noun: 'Posts',
    context,
  });
  reportSharedTagPages(sharedTagPages(tagged, context.siteDir), context);
  reportInlineAuthors(posts, input);
  reportUntruncated(posts, input);
}

/**
 * Loads all posts of a blog.
 *
 * @throws {SiteError} the error of the first stage that fails, with all mistakes of one kind
 */
export async function loadBlogContent(input: LoadInput): Promise<BlogContent> {
  const {options} = input;
  const blog = await readBlog(input);
  const resolved = await resolveBlog(blog, input);
  const posts = resolved.filter(({isDraft}) => !isDraft);
  reportPosts(posts, blog, input);
  const blogPosts = linkNeighbours(await processPosts(posts, input));
  return {
    blogTitle: options.blogTitle,
    blogDescription: options.blogDescription,
    blogSidebarTitle: options.blogSidebarTitle,
    blogPosts,
    blogTags: groupByTag(blogPosts, input),
    blogTagsListPath: blogPath(input, options.tagsBasePath),
    authorsMap: blog.authorsMap,
    sources: resolved.map(({file, post}) => ({
      file: file.file,
      originalFile: file.originalFile,
      source: post.metadata.source,
    })),
  };
}
