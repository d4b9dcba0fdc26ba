import {pageKey} from '@lectern/core/shared/url';
import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';

type Items = readonly PropSidebarItem[];
/**
 * The active items of a sidebar, for each page: page key (normalized URL path) → links to the page, and the categories
 * around these links.
 */
type ActiveItems = ReadonlyMap<string, ReadonlySet<PropSidebarItem>>;

// Module state: item → active items of its sidebar, and the lists that are indexed. Used by all renders and freed with
// the items, which never change.
const indexOfItem = new WeakMap<PropSidebarItem, ActiveItems>();
const indexed = new WeakSet<Items>();

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Indexes a whole sidebar, so that `isActiveItem` is a lookup instead of a search in each category. Does nothing if the
 * array is indexed already.
 */
export function indexSidebar(items: Items): void {
  const first = items[0];
  if (first === undefined || indexed.has(items)) return;
  indexed.add(items);
  // A nested list is already indexed with its sidebar.
  if (indexOfItem.has(first)) return;

  const index = new Map<string, Set<PropSidebarItem>>();
  const trail: PropSidebarItem[] = [];
  const visit = (item: PropSidebarItem) => {
    indexOfItem.set(item, index);
    if (item.type === 'html') return;
    trail.push(item);
    if (item.href !== undefined) {
      const key = pageKey(item.href);
      const active = index.get(key) ?? new Set();
      for (const step of trail) active.add(step);
      index.set(key, active);
    }
    if (item.type === 'category') item.items.forEach(visit);
    trail.pop();
  };
  items.forEach(visit);
}

function searchActive(item: PropSidebarItem, key: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && pageKey(item.href) === key) return true;
  return item.type === 'category' && item.items.some((child) => searchActive(child, key));
}

/** True if the item links to the page at `path`, or is a category that contains such a link. */
export function isActiveItem(item: PropSidebarItem, path: string): boolean {
  const index = indexOfItem.get(item);
  // Items that a swizzled component has created are not indexed.
  return index ? (index.get(pageKey(path))?.has(item) ?? false) : searchActive(item, pageKey(path));
}
