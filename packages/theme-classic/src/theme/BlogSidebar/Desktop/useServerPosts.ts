import {useLocation} from '@lectern/core/client/router';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import type {BlogSidebarItem} from '@lectern/plugin-content-blog/client';
import {useUnmovedEntry} from '@theme/DocSidebar/Desktop/Content/useUnmovedEntry';
import {type RefObject, useMemo} from 'react';
import {findNearbyPosts} from './nearbyPosts.js';

export interface ServerPosts {
  readonly items: readonly BlogSidebarItem[];
  /** True if posts above the first of `items` are left out. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Posts of a list to render: on the server and while hydrating, the posts that `findNearbyPosts` selects; after
 * hydration, all posts.
 */
export function useServerPosts(
  items: readonly BlogSidebarItem[],
  menuRef: RefObject<HTMLElement | null>,
): ServerPosts {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const posts = useMemo((): ServerPosts => {
    const nearby = isBrowser ? undefined : findNearbyPosts(items, pathname);
    if (!nearby) return {items, isCutBefore: false, isCutAfter: false};
    const {from, to} = nearby;
    return {items: items.slice(from, to), isCutBefore: from > 0, isCutAfter: to < items.length};
  }, [isBrowser, items, pathname]);
  useUnmovedEntry(posts.isCutBefore || posts.isCutAfter, menuRef);
  return posts;
}
