import {onceFor} from '@lectern/core/shared/onceFor';
import {isSamePath, pageKey} from './paths.js';
import type {PropSidebar, PropSidebarBreadcrumb, PropSidebarItem, PropSidebarItemCategory} from './types.js';

/** Finds the first category (depth first) for which `predicate` returns `true`. */
export function findSidebarCategory(
  sidebar: PropSidebar,
  predicate: (category: PropSidebarItemCategory) => boolean,
): PropSidebarItemCategory | undefined {
  for (const item of sidebar) {
    if (item.type !== 'category') continue;
    if (predicate(item)) return item;
    const inner = findSidebarCategory(item.items, predicate);
    if (inner) return inner;
  }
  return undefined;
}

/**
 * URL of an item: the URL of its own page, or else of the first page inside the item. `undefined` if the item has no
 * listed page.
 */
export function findFirstSidebarItemLink(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const child of item.items) {
    const href = findFirstSidebarItemLink(child);
    if (href !== undefined) return href;
  }
  return undefined;
}

/** True if the item links to `activePath`, or is a category that contains such a link at any depth. */
export function isActiveSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, activePath)) return true;
  return item.type === 'category' && item.items.some((child) => isActiveSidebarItem(child, activePath));
}

/**
 * True if a sidebar shows the item on the page at `activePath`. False for a link to an unlisted page, except on that
 * page, and for a category with no visible item and no visible page of its own.
 */
export function isVisibleSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, activePath);
  if (item.href !== undefined && (!item.linkUnlisted || isSamePath(item.href, activePath))) return true;
  return item.items.some((child) => isVisibleSidebarItem(child, activePath));
}

/** Items that can be shown as cards: items that link to a listed page, and categories that contain such a link. */
export function filterDocCardListItems(items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined);
}

/** A sidebar item with its parent category, which has its own parent, and so on up to the top of the sidebar. */
interface TrailEnd {
  readonly item: PropSidebarBreadcrumb;
  readonly parent: TrailEnd | undefined;
}

function collectTrails(
  items: PropSidebar,
  parent: TrailEnd | undefined,
  trails: Map<string, TrailEnd>,
): void {
  for (const item of items) {
    if (item.type === 'html') continue;
    const end = {item, parent};
    const key = item.href === undefined ? undefined : pageKey(item.href);
    if (key !== undefined && !trails.has(key)) trails.set(key, end);
    if (item.type === 'category') collectTrails(item.items, end, trails);
  }
}

// Module state: for each sidebar, a map from page key to the first item for that page. All renders share the map; it is
// freed with the sidebar.
const trailsOf = onceFor((sidebar: PropSidebar): ReadonlyMap<string, TrailEnd> => {
  const trails = new Map<string, TrailEnd>();
  collectTrails(sidebar, undefined, trails);
  return trails;
}, new WeakMap());

/**
 * The first item that links to a page, preceded by the categories around this item, outermost first. Empty if no item
 * links to the page.
 */
export function sidebarTrail(sidebar: PropSidebar, pathname: string): readonly PropSidebarBreadcrumb[] {
  const trail: PropSidebarBreadcrumb[] = [];
  for (let end = trailsOf(sidebar).get(pageKey(pathname)); end; end = end.parent) trail.unshift(end.item);
  return trail;
}
