import Link from '@lectern/core/client/Link';
import {useLocation} from '@lectern/core/client/router';
import {groupToMap} from '@lectern/core/shared/groupToMap';
import {pageKey} from '@lectern/core/shared/url';
import {type ReactNode, useMemo} from 'react';
import type {BlogSidebarItem} from './types.js';

/** Leaves out unlisted posts, except the post at `pathname`. */
export function visibleBlogSidebarItems(
  items: readonly BlogSidebarItem[],
  pathname: string,
): readonly BlogSidebarItem[] {
  const current = pageKey(pathname);
  return items.filter(({unlisted, permalink}) => !unlisted || pageKey(permalink) === current);
}

/** Leaves out unlisted posts, except the post of the current page. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): readonly BlogSidebarItem[] {
  const {pathname} = useLocation();
  return useMemo(() => visibleBlogSidebarItems(items, pathname), [items, pathname]);
}

/** Groups items by year (in UTC): newest year first, or oldest year first if the oldest item is first. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): [year: string, items: BlogSidebarItem[]][] {
  const byYear = groupToMap(items, (item) => new Date(item.date).getUTCFullYear());
  const direction = isOldestFirst(items) ? 1 : -1;
  return [...byYear]
    .sort(([a], [b]) => direction * (a - b))
    .map(([year, itemsOfYear]) => [String(year), itemsOfYear]);
}

function isOldestFirst(items: readonly BlogSidebarItem[]): boolean {
  const first = items[0];
  const last = items.at(-1);
  return first !== undefined && last !== undefined && Date.parse(first.date) < Date.parse(last.date);
}

export interface BlogSidebarItemListProps {
  readonly items: readonly BlogSidebarItem[];
  readonly ulClassName?: string;
  readonly liClassName?: string;
  readonly linkClassName?: string;
  readonly linkActiveClassName?: string;
  /** Called when a link is clicked. */
  readonly onItemClick?: (item: BlogSidebarItem) => void;
}

/** List of links to posts. The link to the current page also has `linkActiveClassName`. */
export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName,
  onItemClick,
}: BlogSidebarItemListProps): ReactNode {
  return (
    <ul className={ulClassName}>
      {items.map((item) => (
        <li key={item.permalink} className={liClassName}>
          <Link
            isNavLink
            exact
            to={item.permalink}
            className={linkClassName}
            activeClassName={linkActiveClassName}
            onClick={onItemClick && (() => onItemClick(item))}
          >
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
