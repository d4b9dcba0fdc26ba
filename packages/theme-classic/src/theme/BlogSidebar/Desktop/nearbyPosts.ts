import {pageKey} from '@lectern/core/shared/url';
import type {BlogSidebarItem} from '@lectern/plugin-content-blog/client';

type Items = readonly BlogSidebarItem[];

/** The posts of a list near the current one: from the one, up to but not including the other. */
export interface NearbyPosts {
  readonly from: number;
  readonly to: number;
}

/** Sidebars are immutable and live as long as their data file: list → place of each post in it. */
const placesOf = new WeakMap<Items, ReadonlyMap<string, number>>();

function placeOf(pathname: string, items: Items): number {
  const places = placesOf.get(items) ?? new Map(items.map(({permalink}, at) => [pageKey(permalink), at]));
  placesOf.set(items, places);
  return places.get(pageKey(pathname)) ?? 0;
}

/** A list of so many posts is in the HTML as a whole: to cut it would save little. */
const MOST_WHOLE = 100;
/** Number of posts that the HTML has of a longer list: about a screen before any of them wrap. */
const SHOWN = 36;
/** Number of these before the current post, which is thus on the screen before the reader has scrolled. */
const SHOWN_BEFORE = 6;

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * A page's HTML should not grow with the number of posts: of a long list it has the posts around the current one, or the
 * first ones.
 *
 * @returns `undefined` for a list that is shown as a whole
 */
export function findNearbyPosts(items: Items, pathname: string): NearbyPosts | undefined {
  if (items.length <= MOST_WHOLE) return undefined;
  const from = Math.max(0, placeOf(pathname, items) - SHOWN_BEFORE);
  return {from, to: Math.min(items.length, from + SHOWN)};
}
