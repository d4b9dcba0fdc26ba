import type {PageFacts, PagePath} from '@lectern/core/content-helpers';
import type {BlogPostMetadata} from '../client/types.js';
import type {PostFrontMatter} from './frontMatter.js';

/** Parsed content of a file: front matter, first heading, first text, truncate marker and reading time. */
export interface ReadPost extends PageFacts<PostFrontMatter> {
  readonly hasTruncateMarker: boolean;
  /** Minutes; `undefined` if pages show no reading time. */
  readonly readingTime: number | undefined;
}

/** One Markdown file of a blog, with its parsed content. */
export interface PostFile extends ReadPost, PagePath {}

type Mutable<Type> = {-readonly [Field in keyof Type]: Type[Field]};

/** Metadata of a post in Node. In payloads of pages, `date` is text in ISO 8601. */
export interface PostMetadata
  extends Mutable<Omit<BlogPostMetadata, 'date' | 'frontMatter' | 'lastUpdatedAt' | 'lastUpdatedBy'>> {
  date: Date;
  frontMatter: PostFrontMatter;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

/** A post in the content of the plugin. Other plugins and functions in the options may change it. */
export interface BlogPost {
  /** Slug of the post: "/2020/01/05/hello". */
  id: string;
  metadata: PostMetadata;
  /** Text below the front matter; only in the input of `processBlogPosts`. */
  content?: string;
}

/**
 * Type of the option `processBlogPosts`: returns the posts to show, in their order, or `undefined` to keep `blogPosts`.
 */
export type ProcessBlogPosts = (input: {
  blogPosts: BlogPost[];
  // biome-ignore lint/suspicious/noConfusingVoidType: functions of sites may end without `return`
}) => BlogPost[] | undefined | void | Promise<BlogPost[] | undefined | void>;

/** Paths of the file of a post. */
export interface PostSource {
  readonly file: string;
  readonly originalFile: string;
  /** Path of the Markdown file in the site: "@site/blog/2020-01-01-hello.md". */
  readonly source: string;
}
