import type {Category, Sidebar, SidebarItem, Sidebars} from '../model/sidebarItems.js';

function postProcessCategory(category: Category, draftIds: ReadonlySet<string>): readonly SidebarItem[] {
  const items = postProcessItems(category.items, draftIds);
  const hasDraftLink = category.link?.type === 'doc' && draftIds.has(category.link.id);
  const link = hasDraftLink ? undefined : category.link;
  if (items.length > 0) return [{...category, items, link}];
  // A category without items becomes the doc that it links to. A category with a generated index page, or without a
  // page, is dropped.
  if (link?.type !== 'doc') return [];
  const {label, className, customProps, key} = category;
  return [{type: 'doc', id: link.id, label, className, customProps, key}];
}

function postProcessItems(items: readonly SidebarItem[], draftIds: ReadonlySet<string>): Sidebar {
  return items.flatMap((item): readonly SidebarItem[] => {
    if (item.type === 'category') return postProcessCategory(item, draftIds);
    if ((item.type === 'doc' || item.type === 'ref') && draftIds.has(item.id)) return [];
    return [item];
  });
}

/**
 * Last stage of sidebars: drops drafts. A category that has no items left is dropped, or becomes the doc that it links
 * to.
 */
export function postProcessSidebars(sidebars: Sidebars, draftIds: ReadonlySet<string>): Sidebars {
  return Object.fromEntries(
    Object.entries(sidebars).map(([id, items]) => [id, postProcessItems(items, draftIds)]),
  );
}
