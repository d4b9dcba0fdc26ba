import {isVisibleSidebarItem, type PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {isSamePath} from '@lectern/theme-common/internal';
import {createContext} from 'react';
import {isActiveItem} from './activeItems.js';

type Items = readonly PropSidebarItem[];

/** Range of the visible entries of a list that are rendered: positions `from` to before `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Rows of a sidebar (entries of all open lists) that are in the server's HTML. */
export interface NearbyRows {
  /**
   * The lists that are rendered in part: list → range of its visible entries. A list that is not in the map is rendered
   * as a whole.
   */
  readonly parts: ReadonlyMap<Items, Part>;
  /** True if the current page is in the last half screen of the sidebar: the menu has to be scrolled to its end. */
  readonly isEnd: boolean;
  /** True if all rows of the sidebar are rendered. */
  readonly isWhole: boolean;
  /**
   * True if all rows are rendered, and the current page is below the first half screen: `revealScript` has to scroll
   * the menu.
   */
  readonly isBelow: boolean;
}

/** @swizzle wrap=forbidden eject=unsafe */
/** Rows that `DocSidebarItems` renders; `undefined` for all rows. */
export const NearbyRowsContext = createContext<NearbyRows | undefined>(undefined);

interface Row {
  readonly items: Items;
  /** Position among the visible entries of its list, from 0. */
  readonly index: number;
  readonly parent: Row | undefined;
  /** Items of the category in this row; `undefined` if the category is closed, or the row is no category. */
  readonly below: Items | undefined;
}

function startsOpen(item: PropSidebarItem, activePath: string): Items | undefined {
  if (item.type !== 'category') return undefined;
  const isClosed = item.collapsible && item.collapsed && !isActiveItem(item, activePath);
  return isClosed ? undefined : item.items;
}

/**
 * Lists the rows that are visible when the page opens, from top to bottom, without the rows of closed categories.
 * `current` is the index of the page's row, 0 if the sidebar does not have the page.
 */
function listRows(sidebar: Items, activePath: string): {rows: Row[]; current: number} {
  const rows: Row[] = [];
  let current = -1;
  const visit = (items: Items, parent: Row | undefined) => {
    const visible = items.filter((item) => isVisibleSidebarItem(item, activePath));
    for (const [index, item] of visible.entries()) {
      const row = {items, index, parent, below: startsOpen(item, activePath)};
      if (current === -1 && item.type !== 'html' && isSamePath(item.href, activePath)) {
        current = rows.length;
      }
      rows.push(row);
      if (row.below) visit(row.below, row);
    }
  };
  visit(sidebar, undefined);
  return {rows, current: Math.max(current, 0)};
}

/** Approximate number of rows on one screen. */
const screenRows = 36;

/**
 * Finds the rows of a long sidebar that are in the server's HTML: those around the current page, and the categories
 * that contain them. So the HTML of a page does not grow with the number of its siblings.
 *
 * @param most - largest number of rows; the categories that contain them are not counted
 * @returns `undefined` if all rows are in the HTML, and the current page is on the first half screen
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
  // Starts a quarter of a screen before the current row, so that this row is visible without scrolling.
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
