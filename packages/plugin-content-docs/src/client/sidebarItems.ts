import {isSamePath, pageKey} from './paths.js';
import type {PropSidebar, PropSidebarBreadcrumb, PropSidebarItem, PropSidebarItemCategory} from './types.js';

/** The first category, depth first, for which the test holds. */
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

/** Where an item leads: its own page, else the first page inside; nothing if all of them are unlisted. */
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

/** Is this item the page at `activePath`, or a category with that page somewhere inside? */
export function isActiveSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, activePath)) return true;
  return item.type === 'category' && item.items.some((child) => isActiveSidebarItem(child, activePath));
}

/** Unlisted pages are shown only to those who are there already. */
export function isVisibleSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, activePath);
  if (item.href !== undefined && (!item.linkUnlisted || isSamePath(item.href, activePath))) return true;
  return item.items.some((child) => isVisibleSidebarItem(child, activePath));
}

/** Items that a card can show: those that lead somewhere. */
export function filterDocCardListItems(items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined);
}

/** An item and the categories around it. */
interface TrailEnd {
  readonly item: PropSidebarBreadcrumb;
  readonly parent: TrailEnd | undefined;
}

type Trails = ReadonlyMap<string, TrailEnd>;

/** Sidebars are immutable and shared by many pages: each is walked once. */
const trailsOf = new WeakMap<PropSidebar, Trails>();

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

/** The way from the top of a sidebar to the first item for a page, that item included; empty if there is none. */
export function sidebarTrail(sidebar: PropSidebar, pathname: string): readonly PropSidebarBreadcrumb[] {
  let trails = trailsOf.get(sidebar);
  if (!trails) {
    const collected = new Map<string, TrailEnd>();
    collectTrails(sidebar, undefined, collected);
    trailsOf.set(sidebar, collected);
    trails = collected;
  }
  const trail: PropSidebarBreadcrumb[] = [];
  for (let end = trails.get(pageKey(pathname)); end; end = end.parent) trail.unshift(end.item);
  return trail;
}
