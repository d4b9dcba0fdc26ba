import type {Problem} from '@lectern/core/content-helpers';
import {lineOfText, type SidebarSource} from './SidebarSource.js';
import type {Sidebar, SidebarItem, Sidebars} from './types.js';

function* itemsWithKey(items: Sidebar): Generator<SidebarItem & {readonly key: string}> {
  for (const item of items) {
    if (item.key !== undefined) yield {...item, key: item.key};
    if (item.type === 'category') yield* itemsWithKey(item.items);
  }
}

/** Items of one kind in one sidebar with the same `key`: they would be translated as one. */
export function duplicateKeys(sidebars: Sidebars, source: SidebarSource): readonly Problem[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => {
    const counts = new Map<string, {readonly item: SidebarItem & {readonly key: string}; count: number}>();
    for (const item of itemsWithKey(items)) {
      const id = `${item.type} ${item.key}`;
      const known = counts.get(id);
      if (known) known.count += 1;
      else counts.set(id, {item, count: 1});
    }
    const repeated = [...counts.values()].filter(({count}) => count > 1);
    return repeated.map(({item: {type, key}, count}): Problem => {
      const message = `gives the key "${key}" to ${count} items of type "${type}" in the sidebar "${sidebar}".`;
      return {file: source.file, line: lineOfText(source, key), message};
    });
  });
}
