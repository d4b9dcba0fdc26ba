import type {OwnFrontMatter, PageFacts, PagePath} from '@lectern/core/content-helpers';
import type {BlogPostMetadata} from '../client/types.js';
import type {PostFrontMatter} from './frontMatter.js';

/**
 * Data that the plugin reads from the file of a post: front matter, first h1, the text for a default description,
 * truncate marker and reading time.
 */
export interface ReadPost extends PageFacts<PostFrontMatter> {
  readonly hasTruncateMarker: boolean;
  /** Minutes; `undefined` if pages show no reading time. */
  readonly readingTime: number | undefined;
}

/** One Markdown file of a blog: its paths, and the data that the plugin reads from it. */
export interface PostFile extends ReadPost, PagePath {
  /** Result of the schema in the option `frontMatter`, which `frontMatter` has, too. */
  readonly ownFrontMatter?: OwnFrontMatter;
}

type Mutable<Type> = {-readonly [Field in keyof Type]: Type[Field]};

/**
 * Metadata of a post during the build, where `date` is a `Date`. In the payload of a page (the JSON data that browsers
 * load), `date` is text in ISO 8601.
 */
export interface PostMetadata
  extends Mutable<Omit<BlogPostMetadata, 'date' | 'frontMatter' | 'lastUpdatedAt' | 'lastUpdatedBy'>> {
  date: Date;
  frontMatter: PostFrontMatter;
  /** Result of the schema in the option `frontMatter`, which `frontMatter` has, too. */
  ownFrontMatter?: OwnFrontMatter;
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

/** Paths of the file of a post: its translation (`file`) and the original file may differ. */
export interface PostSource {
  readonly file: string;
  readonly originalFile: string;
  /** Path of the Markdown file in the site: "@site/blog/2020-01-01-hello.md". */
  readonly source: string;
}
