import isInternalUrl from '@lectern/core/client/isInternalUrl';
import Link from '@lectern/core/client/Link';
import {translate} from '@lectern/core/client/Translate';
import {
  DocSidebarItemsExpandedStateProvider,
  findFirstSidebarItemLink,
  type PropSidebarItem,
  useVisibleSidebarItems,
} from '@lectern/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import {memo, type ReactNode, useContext} from 'react';
import {indexSidebar} from './activeItems.js';
import {NearbyRowsContext} from './nearbyRows.js';

export interface Props {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
  /** From 1. */
  readonly level: number;
  readonly onItemClick?: (item: PropSidebarItem) => void;
  readonly tabIndex?: number;
}

function findFirstPage(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    const href = findFirstSidebarItemLink(item);
    if (href !== undefined && isInternalUrl(href)) return href;
  }
  return undefined;
}

/**
 * Link in the place of entries that the HTML of this page leaves out: leads to the nearest page among them.
 *
 * @param items - The nearest first.
 */
function LeftOut({items}: {readonly items: readonly PropSidebarItem[]}): ReactNode {
  const href = findFirstPage(items);
  if (href === undefined) return null;
  return (
    <li className="menu__list-item">
      <Link
        className="menu__link"
        href={href}
        aria-label={translate({
          id: 'theme.docs.sidebar.moreEntriesAriaLabel',
          message: 'More entries',
          description:
            'The accessible name of the dots in place of sidebar entries, shown without JavaScript',
        })}
      >
        …
      </Link>
    </li>
  );
}

/** The entries of one list of the sidebar; the list element is the caller's. */
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
