import type {Sidebar, SidebarItem} from '../model/sidebarItems.js';

/** Yields the items of a sidebar at any depth: each category is followed by its items. */
export function* allItems(items: Sidebar): Generator<SidebarItem> {
  for (const item of items) {
    yield item;
    if (item.type === 'category') yield* allItems(item.items);
  }
}

/** Id of the doc that an item or the page of a category links to; `undefined` if there is none. */
export function linkedDocId(item: SidebarItem): string | undefined {
  if (item.type === 'category') return item.link?.type === 'doc' ? item.link.id : undefined;
  return item.type === 'doc' || item.type === 'ref' ? item.id : undefined;
}
