import {onceFor} from '@lectern/core/shared/onceFor';
import {pageKey} from '@lectern/core/shared/url';
import type {BlogSidebarItem} from '@lectern/plugin-content-blog/client';
import type {Part} from '@theme/DocSidebarItems/nearbyRows';

type Items = readonly BlogSidebarItem[];

// Module state: for each list, key of a post's page → index of the post. Used by all renders and freed with the list,
// which never changes.
const indexesOf = onceFor(
  (items: Items) => new Map(items.map(({permalink}, index) => [pageKey(permalink), index])),
  new WeakMap(),
);

/** A list with at most this number of posts is in the HTML as a whole: cutting it would save little. */
const MAX_WHOLE = 100;
/** Number of posts in the HTML of a longer list: they fill a screen even if each title is one line. */
const SHOWN = 36;
/**
 * Number of posts above the current post in this part of the list: few enough that the current post is visible without
 * scrolling.
 */
const SHOWN_BEFORE = 6;

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Finds the posts of a long list that are in the server's HTML: those around the current one, or the first ones if the
 * page is not in the list. So the HTML of a page does not grow with the number of posts.
 *
 * @returns range of their indexes in the list, without the index `to`; `undefined` if the whole list is in the HTML
 */
export function findNearbyPosts(items: Items, pathname: string): Part | undefined {
  if (items.length <= MAX_WHOLE) return undefined;
  const current = indexesOf(items).get(pageKey(pathname)) ?? 0;
  const from = Math.max(0, current - SHOWN_BEFORE);
  return {from, to: Math.min(items.length, from + SHOWN)};
}
