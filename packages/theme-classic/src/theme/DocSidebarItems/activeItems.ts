import {pageKey} from '@lectern/core/shared/url';
import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';

type Items = readonly PropSidebarItem[];
/** Page key → every item on a way from the top of the sidebar to a link to that page. */
type ActiveItems = ReadonlyMap<string, ReadonlySet<PropSidebarItem>>;

/** Which index an item belongs to. Sidebars are immutable and live as long as their data file. */
const indexOfItem = new WeakMap<PropSidebarItem, ActiveItems>();
const indexed = new WeakSet<Items>();

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Walks a whole sidebar once, so that `isActiveItem` is a lookup for each of its items on every page.
 * Calling it again for the same array costs nothing.
 */
export function indexSidebar(items: Items): void {
  const first = items[0];
  if (first === undefined || indexed.has(items)) return;
  indexed.add(items);
  // Nested lists were indexed with the sidebar they are part of.
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

/** Is this item the page at `path`, or a category with that page somewhere inside? */
export function isActiveItem(item: PropSidebarItem, path: string): boolean {
  const index = indexOfItem.get(item);
  // A swizzled component may pass items of its own making.
  return index ? (index.get(pageKey(path))?.has(item) ?? false) : searchActive(item, pageKey(path));
}

/** Is this very item the page at `path`? */
export function isCurrentPage(href: string | undefined, path: string): boolean {
  return href !== undefined && pageKey(href) === pageKey(path);
}
