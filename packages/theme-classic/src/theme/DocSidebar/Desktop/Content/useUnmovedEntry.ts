import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {findOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import {type RefObject, useEffect, useRef} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Keeps the entry of the current page where it is on the screen when the entries appear that the HTML of the page has left out.
 *
 * @param isCut - Whether entries are left out now.
 */
export function useUnmovedEntry(isCut: boolean, menuRef: RefObject<HTMLElement | null>): void {
  const topBefore = useRef<number>(undefined);
  const currentTop = () =>
    menuRef.current ? findOwnEntry(menuRef.current)?.getBoundingClientRect().top : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place counts when rows appear, at no other time
  useEffect(() => {
    if (isCut) topBefore.current = currentTop();
  }, [isCut]);
  useIsomorphicLayoutEffect(() => {
    if (isCut || topBefore.current === undefined) return;
    menuRef.current?.scrollBy(0, (currentTop() ?? topBefore.current) - topBefore.current);
    topBefore.current = undefined;
  }, [isCut]);
}
