import type {Problem} from '@lectern/core/content-helpers';
import {groupToMap} from '@lectern/core/shared/groupToMap';
import {lineOfText, namesKey, type SidebarSource} from '../model/SidebarSource.js';
import type {SidebarItem, Sidebars} from '../model/sidebarItems.js';
import {allItems} from './allItems.js';

type KeyedItem = SidebarItem & {readonly key: string};

function hasKey(item: SidebarItem): item is KeyedItem {
  return item.key !== undefined;
}

function nameOf(item: SidebarItem): string {
  if (item.type === 'html') return item.value;
  return 'id' in item ? (item.label ?? item.id) : item.label;
}

/**
 * Finds items with the same type and the same `key` in one sidebar: they would share one translation.
 *
 * @param sources - files in which the key is searched: each file that contains the key is reported, or the first file
 * if no file contains the key
 */
export function duplicateKeys(
  sidebars: Sidebars,
  sources: readonly [SidebarSource, ...SidebarSource[]],
): readonly Problem[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => {
    const groups = groupToMap([...allItems(items)].filter(hasKey), ({type, key}) => `${type} ${key}`);
    return [...groups.values()].flatMap((group): readonly Problem[] => {
      const [first, ...others] = group;
      if (!first || others.length === 0) return [];
      const {type, key} = first;
      const names = group.map((item) => `"${nameOf(item)}"`).join(', ');
      const message = `gives the key "${key}" to ${group.length} items of type "${type}" in the sidebar "${sidebar}": ${names}.`;
      const named = sources.filter((source) => namesKey(source, key));
      const blamed = named.length > 0 ? named : [sources[0]];
      return blamed.map((source) => ({file: source.file, line: lineOfText(source, key), message}));
    });
  });
}
