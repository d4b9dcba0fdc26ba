import path from 'node:path';
import type {LoadContext, Plugin, TranslatableFile, Validate} from '@lectern/core';
import {hasNewFacts, localeFile, tagsFileCandidates} from '@lectern/core/content-helpers';
import {authorsFileCandidates} from './authors/authorsFile.js';
import type {BlogContent} from './BlogContent.js';
import {feedHeadTags, feedTypesOf} from './feeds/headTags.js';
import {findStyles} from './feeds/xslt.js';
import {loadBlogContent} from './loadContent.js';
import {blogOptionsSchema, type PluginOptions} from './options.js';
import {type BlogPluginInput, blogFolders, blogPath, folderList, PLUGIN_NAME} from './paths.js';
import {markdownRule} from './plan/markdownRule.js';
import {postCollections} from './plan/postCollections.js';
import {publishBlog} from './plan/publish.js';
import {readingLists} from './plan/readingLists.js';
import {lacksDate} from './posts/postDate.js';
import {openPostFacts} from './posts/postFacts.js';
import {postReader} from './posts/readPosts.js';
import {blogTranslationFiles, translateBlog} from './translations.js';
import {blogWatchPaths} from './watchPaths.js';

export type {AuthorsMap} from './authors/authorsFile.js';
export type {BlogContent, BlogPaginated, BlogTag} from './BlogContent.js';
export type {
  Author,
  AuthorAttributes,
  AuthorItemProp,
  BlogMetadata,
  BlogPaginatedMetadata,
  BlogPostFrontMatter,
  BlogPostMetadata,
  BlogSidebar,
  BlogSidebarItem,
  PropBlogPostContent,
} from './client/types.js';
export type {
  BlogPost,
  PostMetadata,
  ProcessBlogPosts,
  ProcessBlogPosts as ProcessBlogPostsFn,
} from './model/BlogPost.js';
export type {
  CreateFeedItems,
  FeedAuthor,
  FeedItem,
  FeedItem as BlogFeedItem,
  FeedItemsInput,
} from './model/FeedItem.js';
export type {FeedType} from './model/feedTypes.js';
export type {
  DefaultReadingTime,
  ReadingTimeFunction as ReadingTimeFunctionOption,
} from './model/readingTime.js';
export type {EditUrlFunction, EditUrlInput, Options, PluginOptions} from './options.js';

/** Lists the posts, the authors file and the tags file of a blog, each with the path of its translation. */
function translatableFiles({sources}: BlogContent, input: BlogPluginInput): TranslatableFile[] {
  const folders = blogFolders(input);
  const {contentPath, contentPathLocalized} = folders;
  const posts = sources.map(({originalFile}) => ({
    original: originalFile,
    translation: path.join(contentPathLocalized, path.relative(contentPath, originalFile)),
  }));
  const {authorsMapPath, tags} = input.options;
  return [
    ...posts,
    ...localeFile(authorsFileCandidates(folders, authorsMapPath)),
    ...localeFile(tagsFileCandidates({folders: folderList(folders), option: tags, site: input.context})),
  ];
}

/**
 * False if pages show dates from version control, which may change although the files do not: dates of last updates, or
 * of posts without a date in front matter or path.
 */
function followsFiles({blogPosts}: BlogContent, options: PluginOptions): boolean {
  if (options.showLastUpdateTime || options.showLastUpdateAuthor) return false;
  return !blogPosts.some(({metadata: {frontMatter, source}}) => lacksDate({frontMatter, path: source}));
}

/** Plugin that makes a blog of Markdown files: posts, lists, tags, authors, archive and feeds. */
export default function pluginContentBlog(context: LoadContext, options: PluginOptions): Plugin<BlogContent> {
  const input = {context, options};
  const facts = openPostFacts(input);
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      const content = await loadBlogContent({...input, facts});
      facts.write();
      // Called here so that a missing file is reported now, and not in `postBuild`, after all pages are rendered.
      await findStyles(feedTypesOf(content, input), input);
      return content;
    },
    getTranslationFiles: ({content}) => blogTranslationFiles(content),
    translateContent: ({content, translationFiles}) => translateBlog(content, translationFiles),
    getTranslatableFiles: ({content}) => translatableFiles(content, input),
    contentLoaded: ({content, actions}) => publishBlog({...input, content, actions}),
    getMarkdownRules: ({content}) => [markdownRule(content, input)],
    getReadingLists: ({content}) => readingLists(content, input),
    getCollections: ({content}) =>
      postCollections(content, {contentPath: blogFolders(input).contentPath, listPath: blogPath(input)}),
    followsFiles: ({content}) => followsFiles(content, options),
    isContentAffected: ({file}) => hasNewFacts(file, postReader({...input, facts})),
    getPathsToWatch: () => blogWatchPaths(input),
    injectHtmlTags: ({content}) => feedHeadTags(content, input),
    async postBuild({content, ...props}) {
      // Loaded only now: a build that finds nothing changed writes no feeds.
      const {writeFeeds} = await import('./feeds/writeFeeds.js');
      await writeFeeds({...input, content, props});
    },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(blogOptionsSchema, options);
}
