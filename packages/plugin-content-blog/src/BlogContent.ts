import type {ResolvedTag} from '@lectern/core/content-helpers';
import type {AuthorsMap} from './authors/authorsFile.js';
import type {BlogPaginatedMetadata, PropTagsListItem} from './client/types.js';
import type {BlogPost, PostSource} from './model/BlogPost.js';

/**
 * One page of a paginated list of posts: the ids of its posts, and its metadata (URL path, page number, neighbours).
 */
export interface BlogPaginated {
  /** Ids of the posts on the page. */
  readonly items: readonly string[];
  readonly metadata: BlogPaginatedMetadata;
}

/** A tag and the posts on its pages. */
export interface BlogTag extends ResolvedTag {
  /** Ids of the posts on the pages of the tag: its listed posts, or all its posts if none is listed. */
  readonly items: readonly string[];
  /**
   * `items` split into pages, for plugins that extend this plugin. Routes are made from `items`, not from this field.
   */
  readonly pages?: readonly BlogPaginated[];
  /**
   * Entries in the list of tags: several if different tags share this permalink. May be absent for tags that other
   * plugins add.
   */
  readonly labels?: readonly PropTagsListItem[];
  /** True if all posts with the tag are unlisted. */
  readonly unlisted: boolean;
}

/** Return value of the hook `loadContent`. The fields are mutable, since other plugins may change them. */
export interface BlogContent {
  blogTitle: string;
  blogDescription: string;
  blogSidebarTitle: string;
  /** Posts in the order of the list. Includes unlisted posts, but no drafts. */
  blogPosts: BlogPost[];
  /** The tags of all posts: permalink of the tag → tag. */
  blogTags: {[permalink: string]: BlogTag};
  blogTagsListPath: string;
  authorsMap: AuthorsMap | undefined;
  /** Files of all posts, drafts included. */
  readonly sources: readonly PostSource[];
}
