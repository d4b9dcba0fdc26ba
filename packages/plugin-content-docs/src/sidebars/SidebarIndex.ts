import type {Category, DocItem, GeneratedIndexLink, Sidebar, Sidebars} from '../model/sidebarItems.js';

/** A category whose link is a generated index page. */
export type IndexedCategory = Omit<Category, 'link'> & {readonly link: GeneratedIndexLink};

/** One page in the sequence for the links "previous" and "next". */
export type NavigationStop =
  | {readonly kind: 'doc'; readonly id: string; readonly label: string | undefined}
  | {readonly kind: 'index'; readonly category: IndexedCategory};

/** Lookup tables of the sidebars of a version. */
export interface SidebarIndex {
  /** Doc id → id of the first sidebar that lists it. */
  readonly sidebarOfDoc: ReadonlyMap<string, string>;
  /** Doc id → the first category whose page is the doc. */
  readonly categoryOfDoc: ReadonlyMap<string, Category>;
  /** Sidebar id → sequence of its pages. */
  readonly stops: ReadonlyMap<string, readonly NavigationStop[]>;
  /** Sidebar id → doc id, or permalink of a generated index page → index of its first stop in `stops`. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

function isIndexed(category: Category): category is IndexedCategory {
  return category.link?.type === 'generated-index';
}

function toStop(item: DocItem | Category): NavigationStop | undefined {
  if (item.type !== 'category') {
    return item.type === 'doc' ? {kind: 'doc', id: item.id, label: item.label} : undefined;
  }
  if (isIndexed(item)) return {kind: 'index', category: item};
  if (item.link?.type === 'doc') return {kind: 'doc', id: item.link.id, label: item.label};
  return undefined;
}

function* stopsOf(items: Sidebar, categoryOfDoc: Map<string, Category>): Generator<NavigationStop> {
  for (const item of items) {
    if (item.type === 'link' || item.type === 'html') continue;
    const stop = toStop(item);
    if (stop) yield stop;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc' && !categoryOfDoc.has(item.link.id)) categoryOfDoc.set(item.link.id, item);
    yield* stopsOf(item.items, categoryOfDoc);
  }
}

export function indexSidebars(sidebars: Sidebars): SidebarIndex {
  const sidebarOfDoc = new Map<string, string>();
  const categoryOfDoc = new Map<string, Category>();
  const stops = new Map<string, readonly NavigationStop[]>();
  const places = new Map<string, Map<string, number>>();

  for (const [sidebarId, items] of Object.entries(sidebars)) {
    const sidebarStops = [...stopsOf(items, categoryOfDoc)];
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
