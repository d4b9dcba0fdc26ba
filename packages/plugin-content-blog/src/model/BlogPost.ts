import type {PageFacts, ResolvedTag} from '@lectern/core/content-helpers';
import type {Author, PropNavigationLink} from '../client/types.js';
import type {PostFrontMatter} from './frontMatter.js';

/** Parsed content of a file. */
export interface ReadPost extends PageFacts<PostFrontMatter> {
  readonly hasTruncateMarker: boolean;
  /** Minutes; absent if it is not shown. */
  readonly readingTime: number | undefined;
}

/** One Markdown file of a blog, read and split. */
export interface PostFile extends ReadPost {
  /** Absolute: the translated file where there is one. */
  readonly file: string;
  /** Absolute: the file of the default locale, which may be the same. */
  readonly originalFile: string;
  /** Below the folder of the blog, with "/". */
  readonly path: string;
}

/** Metadata of a post; `date` is a `Date` in Node, and ISO 8601 in the browser. */
export interface PostMetadata {
  permalink: string;
  /** "@site/blog/2020-01-01-hello.md" */
  source: string;
  title: string;
  description: string;
  date: Date;
  tags: readonly ResolvedTag[];
  readingTime?: number;
  hasTruncateMarker: boolean;
  authors: readonly Author[];
  frontMatter: PostFrontMatter;
  unlisted: boolean;
  /** The locale that the text is written in, where that is another language than the page's. */
  contentLocale?: string;
  editUrl?: string;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  prevItem?: PropNavigationLink;
  nextItem?: PropNavigationLink;
}

/** A post as other plugins and functions of the site see it: these may change it. */
export interface BlogPost {
  /** The slug. */
  id: string;
  metadata: PostMetadata;
  /** The text below the front matter; only there for `processBlogPosts`. */
  content?: string;
}

/** The option `processBlogPosts`. Returns the posts to show, in their order, or nothing to keep them. */
export type ProcessBlogPosts = (input: {
  blogPosts: BlogPost[];
  // biome-ignore lint/suspicious/noConfusingVoidType: functions of sites may end without `return`
}) => BlogPost[] | undefined | void | Promise<BlogPost[] | undefined | void>;

/** The file of a post, and whether it has a page. */
export interface PostSource {
  readonly file: string;
  readonly originalFile: string;
  /** "@site/blog/2020-01-01-hello.md" */
  readonly source: string;
}
