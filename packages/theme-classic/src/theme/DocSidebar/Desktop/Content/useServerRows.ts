import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {useThemeConfig} from '@lectern/theme-common';
import {indexSidebar} from '@theme/DocSidebarItems/activeItems';
import {findNearbyRows, type NearbyRows} from '@theme/DocSidebarItems/nearbyRows';
import {type RefObject, useMemo} from 'react';
import type {Props} from './index.js';
import {useUnmovedEntry} from './useUnmovedEntry.js';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Rows of a long sidebar to render: on the server and while hydrating, the rows that `findNearbyRows` selects; after
 * hydration `undefined`, which means all rows. When rows are added, the entry of the current page keeps its position on
 * the screen.
 */
export function useServerRows(
  {sidebar, path}: Pick<Props, 'sidebar' | 'path'>,
  menuRef: RefObject<HTMLElement | null>,
): NearbyRows | undefined {
  const isBrowser = useIsBrowser();
  const {rowsInHtml} = useThemeConfig().docs.sidebar;
  const nearbyRows = useMemo(() => {
    if (isBrowser) return undefined;
    indexSidebar(sidebar);
    return findNearbyRows(sidebar, path, rowsInHtml === 'ALL' ? Infinity : rowsInHtml);
  }, [isBrowser, sidebar, path, rowsInHtml]);

  useUnmovedEntry(nearbyRows !== undefined, menuRef);
  return nearbyRows;
}
