import type {LoadContext} from '@lectern/core';
import type {BlogPost} from './BlogPost.js';

/** An author of an item of a feed. */
export interface FeedAuthor {
  name?: string;
  link?: string;
  email?: string;
}

/** An item of a feed, as the package `feed` takes it. */
export interface FeedItem {
  title: string;
  id?: string;
  link: string;
  date: Date;
  description?: string;
  /** HTML. */
  content?: string;
  category?: {name?: string; term?: string; domain?: string}[];
  author?: FeedAuthor[];
  [field: string]: unknown;
}

export interface FeedItemsInput {
  readonly blogPosts: BlogPost[];
  readonly siteConfig: LoadContext['siteConfig'];
  /** Absolute: the folder of the built site. */
  readonly outDir: string;
}

/** The option `createFeedItems`. */
export type CreateFeedItems = (
  input: FeedItemsInput & {
    readonly defaultCreateFeedItems: (input: FeedItemsInput) => Promise<FeedItem[]>;
  },
) => FeedItem[] | Promise<FeedItem[]>;
