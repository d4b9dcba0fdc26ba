import isInternalUrl from '@lectern/core/client/isInternalUrl';
import {
  DocSidebarItemsExpandedStateProvider,
  findFirstSidebarItemLink,
  type PropSidebarItem,
  useVisibleSidebarItems,
} from '@lectern/plugin-content-docs/client';
import DocSidebarItem, {type Props as DocSidebarItemProps} from '@theme/DocSidebarItem';
import {memo, type ReactNode, useContext} from 'react';
import {indexSidebar} from './activeItems.js';
import {MoreEntriesLink} from './moreEntries.js';
import {NearbyRowsContext} from './nearbyRows.js';

export interface Props extends Omit<DocSidebarItemProps, 'item' | 'index'> {
  readonly items: readonly PropSidebarItem[];
}

function findFirstPage(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    const href = findFirstSidebarItemLink(item);
    if (href !== undefined && isInternalUrl(href)) return href;
  }
  return undefined;
}

/**
 * Link "…" in the place of entries that are not in the server's HTML: leads to the nearest page among them.
 *
 * @param items - the entries that are left out, sorted by their distance from the link
 */
function LeftOut({items}: {readonly items: readonly PropSidebarItem[]}): ReactNode {
  const href = findFirstPage(items);
  if (href === undefined) return null;
  return (
    <li className="menu__list-item">
      <MoreEntriesLink className="menu__link" href={href} />
    </li>
  );
}

/** The entries (`<li>`) of one list of the sidebar; the caller renders the list element. */
function DocSidebarItems({items, ...props}: Props): ReactNode {
  indexSidebar(items);
  const visibleItems = useVisibleSidebarItems(items, props.activePath);
  const {from, to} = useContext(NearbyRowsContext)?.parts.get(items) ?? {from: 0, to: visibleItems.length};
  return (
    <DocSidebarItemsExpandedStateProvider>
      {from > 0 && <LeftOut items={visibleItems.slice(0, from).reverse()} />}
      {visibleItems.slice(from, to).map((item, place) => {
        const index = from + place;
        return <DocSidebarItem key={index} item={item} index={index} {...props} />;
      })}
      {to < visibleItems.length && <LeftOut items={visibleItems.slice(to)} />}
    </DocSidebarItemsExpandedStateProvider>
  );
}

/** @swizzle unsafe */
export default memo(DocSidebarItems);
