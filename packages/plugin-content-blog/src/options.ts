import {
  editUrlOption,
  excludeOption,
  frontMatterSchemaOption,
  functionOption,
  lastUpdateOptions,
  markdownOptions,
  pluginIdOption,
  severityOption,
  urlPathOption,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import type {ProcessBlogPosts} from './model/BlogPost.js';
import type {CreateFeedItems} from './model/FeedItem.js';
import {FEED_TYPES, type FeedType} from './model/feedTypes.js';
import type {ReadingTimeFunction} from './model/readingTime.js';
import {DEFAULT_TRUNCATE_MARKER} from './model/truncateMarker.js';

export interface EditUrlInput {
  /** Folder that contains the post, relative to the site: the folder of the blog ("blog") or of its translations. */
  readonly blogDirPath: string;
  /** Path of the post, relative to `blogDirPath`: "2020-01-01-hello.md". */
  readonly blogPath: string;
  readonly permalink: string;
  readonly locale: string;
}
export type EditUrlFunction = (input: EditUrlInput) => string | undefined;

/** Schema of a URL path that is relative to the path of the blog: "tags". */
const subPath = urlPathOption.min(1);

const count = (minimum: number) =>
  z.union([z.int().min(minimum), z.literal('ALL')], {error: `a whole number from ${minimum}, or "ALL"`});

/** Option `feedOptions.type`: "all", one type, several types, or `null` for none. */
const feedTypes = z
  .union([z.literal('all'), z.enum(FEED_TYPES), z.array(z.enum(FEED_TYPES)), z.null()])
  .transform((type): readonly FeedType[] => {
    if (type === 'all') return FEED_TYPES;
    if (type === null) return [];
    return typeof type === 'string' ? [type] : [...new Set(type)];
  });

/**
 * Style of one feed: path of an XSLT file, relative to the blog folder; `true` for the style of this plugin; `false` or
 * `null` for no style.
 */
const xsltFile = z.union([z.boolean(), z.string().min(1), z.null()]).default(false);

/** Styles of the feeds: the value of the option `feedOptions.xslt` for each type of feed (see `xsltFile`). */
export interface XsltOptions {
  readonly rss: z.output<typeof xsltFile>;
  readonly atom: z.output<typeof xsltFile>;
}

const xslt = z
  .union([z.boolean(), z.null(), z.strictObject({rss: xsltFile, atom: xsltFile})])
  .default(false)
  .transform((value): XsltOptions => {
    if (typeof value === 'object' && value !== null) return value;
    return {rss: value ?? false, atom: value ?? false};
  });

const feedOptions = z
  .strictObject({
    type: feedTypes.prefault(['rss', 'atom']),
    title: z.string().optional(),
    description: z.string().optional(),
    copyright: z.string().default(''),
    /** Language of the feeds: "en". Default: the language of the locale. */
    language: z.string().optional(),
    /** Maximum number of posts in a feed; `false` or `null` for all posts. */
    limit: z.union([z.int().min(0), z.literal(false), z.null()]).default(20),
    /** Function that makes the items of the feeds, instead of the default function. */
    createFeedItems: functionOption<CreateFeedItems>().optional(),
    xslt,
  })
  .prefault({});

/** Schema of the options of the blog plugin. It fills in the defaults. */
export const blogOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** The folder of the posts, relative to the site. */
  path: z.string().default('blog'),
  /** The URL path of the blog; "/" puts the blog at the root of the site. */
  routeBasePath: urlPathOption.default('blog'),
  tagsBasePath: subPath.default('tags'),
  pageBasePath: subPath.default('page'),
  /** URL path of the archive, relative to the path of the blog; `null` for no archive. */
  archiveBasePath: subPath.nullable().default('archive'),
  authorsBasePath: subPath.default('authors'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: excludeOption,
  postsPerPage: count(1).default(10),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  blogTitle: z.string().default('Blog'),
  blogDescription: z.string().default('Blog'),
  blogSidebarTitle: z.string().default('Recent posts'),
  /** Maximum number of posts in the sidebar; 0 for no sidebar, "ALL" for all posts. */
  blogSidebarCount: count(0).default(5),
  /** Regular expression for the truncate marker: lists show only the part of a post before the marker. */
  truncateMarker: z.instanceof(RegExp, {error: 'a regular expression'}).default(DEFAULT_TRUNCATE_MARKER),
  showReadingTime: z.boolean().default(true),
  readingTime: functionOption<ReadingTimeFunction>().optional(),
  editUrl: editUrlOption<EditUrlFunction>(),
  editLocalizedFiles: z.boolean().default(false),
  /** The authors file, relative to the blog folder. */
  authorsMapPath: z.string().default('authors.yml'),
  feedOptions,
  /** Function that may change the list of posts. */
  processBlogPosts: functionOption<ProcessBlogPosts>().optional(),
  /**
   * Severity of the report about tags that the tags file does not define. Values: "ignore", "log", "warn", "throw" (an
   * error that stops the build).
   */
  onInlineTags: severityOption.default('warn'),
  /**
   * Severity of the report about authors that the authors file does not define. Values: "ignore", "log", "warn",
   * "throw" (an error that stops the build).
   */
  onInlineAuthors: severityOption.default('warn'),
  /**
   * Severity of the report about posts without a truncate marker. Values: "ignore", "log", "warn", "throw" (an error
   * that stops the build).
   */
  onUntruncatedBlogPosts: severityOption.default('warn'),
  /** The tags file, relative to the blog folder; `false` or `null` for none. Default: tags.yml, if it exists. */
  tags: z.union([z.string(), z.literal(false), z.null()]).optional(),
  ...lastUpdateOptions,
  /** Schema for the fields of front matter that Lectern does not check; of zod or any Standard Schema library. */
  frontMatter: frontMatterSchemaOption,
  /** Lists the pages in `llms.txt`, if the site writes one. */
  llmsTxt: z.boolean().default(true),
  ...markdownOptions,
  blogListComponent: z.string().default('@theme/BlogListPage'),
  blogPostComponent: z.string().default('@theme/BlogPostPage'),
  blogTagsListComponent: z.string().default('@theme/BlogTagsListPage'),
  blogTagsPostsComponent: z.string().default('@theme/BlogTagsPostsPage'),
  blogArchiveComponent: z.string().default('@theme/BlogArchivePage'),
  blogAuthorsListComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsListPage'),
  blogAuthorsPostsComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsPostsPage'),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof blogOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof blogOptionsSchema>;
