import type {Category, DocItem, GeneratedIndexLink, Sidebar, Sidebars} from '../model/sidebarItems.js';

/** A category whose link is a generated index page. */
export type IndexedCategory = Omit<Category, 'link'> & {readonly link: GeneratedIndexLink};

/** One stop of "previous" and "next". */
export type NavigationStop =
  | {readonly kind: 'doc'; readonly id: string; readonly label: string | undefined}
  | {readonly kind: 'index'; readonly category: IndexedCategory};

/** Everything that is looked up in sidebars, collected in one walk over them. */
export interface SidebarIndex {
  /** Doc id → the first sidebar that lists it. */
  readonly sidebarOfDoc: ReadonlyMap<string, string>;
  /** Doc id → the first category that it is the page of. */
  readonly categoryOfDoc: ReadonlyMap<string, Category>;
  readonly stops: ReadonlyMap<string, readonly NavigationStop[]>;
  /** Sidebar → doc id → position among the stops; the first one counts. */
  readonly placeOfDoc: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Sidebar → permalink of a generated index page → position. */
  readonly placeOfIndex: ReadonlyMap<string, ReadonlyMap<string, number>>;
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
  const placeOfDoc = new Map<string, Map<string, number>>();
  const placeOfIndex = new Map<string, Map<string, number>>();

  for (const [sidebarId, items] of Object.entries(sidebars)) {
    const sidebarStops = [...stopsOf(items, categoryOfDoc)];
    const docPlaces = new Map<string, number>();
    const indexPlaces = new Map<string, number>();
    for (const [place, stop] of sidebarStops.entries()) {
      if (stop.kind === 'index') {
        const {permalink} = stop.category.link;
        if (!indexPlaces.has(permalink)) indexPlaces.set(permalink, place);
        continue;
      }
      if (!docPlaces.has(stop.id)) docPlaces.set(stop.id, place);
      if (!sidebarOfDoc.has(stop.id)) sidebarOfDoc.set(stop.id, sidebarId);
    }
    stops.set(sidebarId, sidebarStops);
    placeOfDoc.set(sidebarId, docPlaces);
    placeOfIndex.set(sidebarId, indexPlaces);
  }
  return {sidebarOfDoc, categoryOfDoc, stops, placeOfDoc, placeOfIndex};
}
