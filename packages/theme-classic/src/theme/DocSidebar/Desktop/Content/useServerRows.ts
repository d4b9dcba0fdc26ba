import useIsBrowser from '@lectern/core/client/useIsBrowser';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {indexSidebar} from '@theme/DocSidebarItems/activeItems';
import {findNearbyRows, type NearbyRows} from '@theme/DocSidebarItems/nearbyRows';
import {findOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import {type RefObject, useEffect, useMemo, useRef} from 'react';
import type {Props} from './index.js';

/** How many rows of a sidebar the HTML of a page has at most, without the categories around them: about a screen. */
const serverRows = 36;

/**
 * The rows of a long sidebar that the HTML of the page has, and all of them once the page is hydrated. They come
 * without a jump: the entry of the current page stays where it is on the screen.
 */
export function useServerRows(
  {sidebar, path}: Pick<Props, 'sidebar' | 'path'>,
  menuRef: RefObject<HTMLElement | null>,
): NearbyRows | undefined {
  const isBrowser = useIsBrowser();
  const nearbyRows = useMemo(() => {
    if (isBrowser) return undefined;
    indexSidebar(sidebar);
    return findNearbyRows(sidebar, path, serverRows);
  }, [isBrowser, sidebar, path]);

  const topBefore = useRef<number>(undefined);
  const currentTop = () =>
    menuRef.current ? findOwnEntry(menuRef.current)?.getBoundingClientRect().top : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place counts when rows appear, at no other time
  useEffect(() => {
    if (nearbyRows) topBefore.current = currentTop();
  }, [nearbyRows]);
  useIsomorphicLayoutEffect(() => {
    if (nearbyRows || topBefore.current === undefined) return;
    menuRef.current?.scrollBy(0, (currentTop() ?? topBefore.current) - topBefore.current);
    topBefore.current = undefined;
  }, [nearbyRows]);

  return nearbyRows;
}
