import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category';
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import {isActiveItem} from '@theme/DocSidebarItems/activeItems';
import {memo, type ReactNode} from 'react';

export interface Props<Item extends PropSidebarItem = PropSidebarItem> {
  readonly item: Item;
  readonly activePath: string;
  /** Nesting level in the sidebar, from 1. */
  readonly level: number;
  /** Position in its list, from 0. */
  readonly index: number;
  readonly onItemClick?: (item: PropSidebarItem) => void;
  readonly tabIndex?: number;
}

function DocSidebarItem(props: Props): ReactNode {
  const {item} = props;
  switch (item.type) {
    case 'category':
      return <DocSidebarItemCategory {...props} item={item} />;
    case 'html':
      return <DocSidebarItemHtml {...props} item={item} />;
    default:
      return <DocSidebarItemLink {...props} item={item} />;
  }
}

/**
 * Comparison for `memo`: a navigation renders again only the entries of the old and the new page, and the categories
 * around these entries.
 */
function looksTheSame(before: Props, after: Props): boolean {
  return (
    before.item === after.item &&
    before.level === after.level &&
    before.index === after.index &&
    before.tabIndex === after.tabIndex &&
    before.onItemClick === after.onItemClick &&
    (before.activePath === after.activePath ||
      (!isActiveItem(before.item, before.activePath) && !isActiveItem(after.item, after.activePath)))
  );
}

/** @swizzle unsafe */
export default memo(DocSidebarItem, looksTheSame);
