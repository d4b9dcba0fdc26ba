import type {NormalizedItem, NormalizedSidebars} from '../model/sidebarItems.js';

/**
 * Removes the name of the version from ids of docs and sidebars: in versioned sidebars of early releases of Docusaurus,
 * ids have the form "version-1.0/intro".
 *
 * @param docIds - ids of the version's docs: an id that exists with the prefix is kept
 */
export function withoutVersionPrefixes(
  sidebars: NormalizedSidebars,
  versionName: string,
  docIds: ReadonlySet<string>,
): NormalizedSidebars {
  const prefix = `version-${versionName}/`;
  const strip = (id: string) => (id.startsWith(prefix) && !docIds.has(id) ? id.slice(prefix.length) : id);
  const stripItem = (item: NormalizedItem): NormalizedItem => {
    if (item.type === 'doc' || item.type === 'ref') return {...item, id: strip(item.id)};
    if (item.type !== 'category') return item;
    const link = item.link?.type === 'doc' ? {...item.link, id: strip(item.link.id)} : item.link;
    return {...item, link, items: item.items.map(stripItem)};
  };
  return Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [strip(id), items.map(stripItem)]));
}
