import {
  DocSidebarItemsExpandedStateProvider,
  type PropSidebarItem,
  useVisibleSidebarItems,
} from '@lectern/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import {memo, type ReactNode} from 'react';
import {indexSidebar} from './activeItems.js';

export interface Props {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
  /** From 1. */
  readonly level: number;
  readonly onItemClick?: (item: PropSidebarItem) => void;
  readonly tabIndex?: number;
}

/** The entries of one list of the sidebar; the list element is the caller's. */
function DocSidebarItems({items, ...props}: Props): ReactNode {
  indexSidebar(items);
  const visibleItems = useVisibleSidebarItems(items, props.activePath);
  return (
    <DocSidebarItemsExpandedStateProvider>
      {visibleItems.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels and links may repeat; the list changes with the sidebar only
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default memo(DocSidebarItems);
