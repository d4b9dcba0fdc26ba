import type {Category, GeneratedIndexLink, SidebarItem, Sidebars} from '../model/sidebarItems.js';
import {allItems, linkedDocId} from './allItems.js';

/** A category whose link is a generated index page. */
export type IndexedCategory = Omit<Category, 'link'> & {readonly link: GeneratedIndexLink};

/** One page in the sequence for the links "previous" and "next". */
export type NavigationStop =
  | {readonly kind: 'doc'; readonly id: string; readonly label: string | undefined}
  | {readonly kind: 'index'; readonly category: IndexedCategory};

/** Lookup tables of the sidebars of a version. */
export interface SidebarIndex {
  /** The sidebars of docs: doc id → id of the first sidebar that lists the doc. */
  readonly sidebarOfDoc: ReadonlyMap<string, string>;
  /** The docs that are pages of categories: doc id → first category whose page is the doc. */
  readonly categoryOfDoc: ReadonlyMap<string, Category>;
  /** Sidebar id → its pages, in the order of the links "previous" and "next". */
  readonly stops: ReadonlyMap<string, readonly NavigationStop[]>;
  /**
   * Positions of pages in `stops`: sidebar id → doc id (or permalink of a generated index page) → index of its first
   * entry.
   */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

function isIndexed(category: Category): category is IndexedCategory {
  return category.link?.type === 'generated-index';
}

function toStop(item: SidebarItem): NavigationStop | undefined {
  if (item.type === 'doc') return {kind: 'doc', id: item.id, label: item.label};
  if (item.type !== 'category') return undefined;
  if (isIndexed(item)) return {kind: 'index', category: item};
  return item.link?.type === 'doc' ? {kind: 'doc', id: item.link.id, label: item.label} : undefined;
}

export function indexSidebars(sidebars: Sidebars): SidebarIndex {
  const sidebarOfDoc = new Map<string, string>();
  const categoryOfDoc = new Map<string, Category>();
  const stops = new Map<string, readonly NavigationStop[]>();
  const places = new Map<string, Map<string, number>>();

  for (const [sidebarId, sidebar] of Object.entries(sidebars)) {
    const items = [...allItems(sidebar)];
    for (const category of items.filter((item) => item.type === 'category')) {
      const id = linkedDocId(category);
      if (id !== undefined && !categoryOfDoc.has(id)) categoryOfDoc.set(id, category);
    }
    const sidebarStops = items.map(toStop).filter((stop) => stop !== undefined);
    const firstPlaces = new Map<string, number>();
    for (const [place, stop] of sidebarStops.entries()) {
      const page = stop.kind === 'index' ? stop.category.link.permalink : stop.id;
      if (!firstPlaces.has(page)) firstPlaces.set(page, place);
      if (stop.kind === 'doc' && !sidebarOfDoc.has(stop.id)) sidebarOfDoc.set(stop.id, sidebarId);
    }
    stops.set(sidebarId, sidebarStops);
    places.set(sidebarId, firstPlaces);
  }
  return {sidebarOfDoc, categoryOfDoc, stops, places};
}
