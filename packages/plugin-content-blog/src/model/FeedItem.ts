import type {LoadContext} from '@lectern/core';
import type {BlogPost} from './BlogPost.js';

/** Author of a feed item. */
export interface FeedAuthor {
  name?: string;
  link?: string;
  email?: string;
}

/** Item of a feed, in the form that the package `feed` expects. */
export interface FeedItem {
  title: string;
  id?: string;
  link: string;
  date: Date;
  description?: string;
  /** HTML of the post. */
  content?: string;
  category?: {name?: string; term?: string; domain?: string}[];
  author?: FeedAuthor[];
  [field: string]: unknown;
}

export interface FeedItemsInput {
  readonly blogPosts: BlogPost[];
  readonly siteConfig: LoadContext['siteConfig'];
  /** Absolute path of the output folder. */
  readonly outDir: string;
}

/**
 * Type of the option `createFeedItems`: makes the items of feeds. `defaultCreateFeedItems` makes the items that the
 * feeds have without this option.
 */
export type CreateFeedItems = (
  input: FeedItemsInput & {
    readonly defaultCreateFeedItems: (input: FeedItemsInput) => Promise<FeedItem[]>;
  },
) => FeedItem[] | Promise<FeedItem[]>;
