import type {ResolvedTag} from '@lectern/core/content-helpers';
import type {AuthorsMap} from './authors/authorsFile.js';
import type {BlogPaginatedMetadata, PropTagsListItem} from './client/types.js';
import type {BlogPost, PostSource} from './model/BlogPost.js';

/** One page of a list of posts. */
export interface BlogPaginated {
  /** Ids of posts. */
  readonly items: readonly string[];
  readonly metadata: BlogPaginatedMetadata;
}

/** A tag and the posts of its pages. */
export interface BlogTag extends ResolvedTag {
  /** Ids of posts. */
  readonly items: readonly string[];
  /** `items` cut into pages, for plugins that extend this one. The routes follow from `items`. */
  readonly pages?: readonly BlogPaginated[];
  /** The tags that the list shows: several where different tags have this page. Plugins may leave it out. */
  readonly labels?: readonly PropTagsListItem[];
  /** All posts that have it are unlisted. */
  readonly unlisted: boolean;
}

/** Return value of `loadContent`: other plugins may read and change it. */
export interface BlogContent {
  blogTitle: string;
  blogDescription: string;
  blogSidebarTitle: string;
  /** In the order of the list, unlisted posts included, drafts not. */
  blogPosts: BlogPost[];
  /** By the permalinks of their pages. */
  blogTags: {[permalink: string]: BlogTag};
  blogTagsListPath: string;
  authorsMap: AuthorsMap | undefined;
  /** All files of the blog, drafts included. */
  readonly sources: readonly PostSource[];
}
