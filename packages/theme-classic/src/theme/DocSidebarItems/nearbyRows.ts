import {isVisibleSidebarItem, type PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {createContext} from 'react';
import {isActiveItem, isCurrentPage} from './activeItems.js';

type Items = readonly PropSidebarItem[];

/** The part of a list's visible entries that is shown: from the one, up to but not including the other. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The rows near the current page. */
export interface NearbyRows {
  /** Which part of each open list is shown; a list without one is whole. */
  readonly parts: ReadonlyMap<Items, Part>;
  /** The sidebar ends with these rows, and the page's own is nearer to the last of them than to the first. */
  readonly isEnd: boolean;
  /** They are all rows of the sidebar. */
  readonly isWhole: boolean;
  /** The page's own row is below the first screen: the menu has to be scrolled. */
  readonly isBelow: boolean;
}

/** @swizzle wrap=forbidden eject=unsafe */
/** `undefined`: every row is shown. */
export const NearbyRowsContext = createContext<NearbyRows | undefined>(undefined);

interface Row {
  readonly items: Items;
  /** Place among the visible entries of its list, from 0. */
  readonly index: number;
  readonly parent: Row | undefined;
  /** The list below an open category. */
  readonly below: Items | undefined;
}

function startsOpen(item: PropSidebarItem, activePath: string): Items | undefined {
  if (item.type !== 'category') return undefined;
  const isClosed = item.collapsible && item.collapsed && !isActiveItem(item, activePath);
  return isClosed ? undefined : item.items;
}

/** The rows that a reader sees on a new page, from top to bottom, and which of them is the page's own. */
function listRows(sidebar: Items, activePath: string): {rows: Row[]; current: number} {
  const rows: Row[] = [];
  let current = -1;
  const visit = (items: Items, parent: Row | undefined) => {
    let index = 0;
    for (const item of items) {
      if (!isVisibleSidebarItem(item, activePath)) continue;
      const row = {items, index, parent, below: startsOpen(item, activePath)};
      if (current === -1 && item.type !== 'html' && isCurrentPage(item.href, activePath)) {
        current = rows.length;
      }
      rows.push(row);
      index += 1;
      if (row.below) visit(row.below, row);
    }
  };
  visit(sidebar, undefined);
  return {rows, current: Math.max(current, 0)};
}

/** How many rows a reader sees at once, about. */
const screenRows = 36;

/**
 * A page's HTML should not grow with the number of its siblings without a limit: of a long sidebar it has the rows around the
 * current page and the categories these are in.
 *
 * @param most - How many rows, without the categories around them.
 * @returns `undefined` where the sidebar has no more rows than that, and the page is among the first of them
 */
export function findNearbyRows(sidebar: Items, activePath: string, most: number): NearbyRows | undefined {
  const {rows, current} = listRows(sidebar, activePath);
  const screen = Math.min(most, screenRows);
  const isEnd = current >= Math.max(screen / 2, rows.length - screen / 2);
  const parts = new Map<Items, Part>();
  if (rows.length <= most) {
    const isBelow = !isEnd && current >= screen / 2;
    return isEnd || isBelow ? {parts, isEnd, isWhole: true, isBelow} : undefined;
  }
  // More after than before: these are on the screen before the reader has scrolled.
  const start = Math.min(Math.max(current - Math.floor(screen / 4), 0), rows.length - most);
  const keep = (row: Row) => {
    const part = parts.get(row.items);
    parts.set(row.items, {
      from: Math.min(part?.from ?? row.index, row.index),
      to: Math.max(part?.to ?? 0, row.index + 1),
    });
    if (row.below && !parts.has(row.below)) parts.set(row.below, {from: 0, to: 0});
    if (row.parent) keep(row.parent);
  };
  rows.slice(start, start + most).forEach(keep);
  return {parts, isEnd, isWhole: false, isBelow: false};
}
