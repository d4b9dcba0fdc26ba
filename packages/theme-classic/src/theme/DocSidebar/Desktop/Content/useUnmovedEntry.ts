import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {findOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import {type RefObject, useEffect, useRef} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Keeps the position of the current page's entry on the screen when entries are added that are not in the server's
 * HTML.
 *
 * @param isCut - true as long as entries are left out
 */
export function useUnmovedEntry(isCut: boolean, menuRef: RefObject<HTMLElement | null>): void {
  const topBefore = useRef<number>(undefined);
  const currentTop = () =>
    menuRef.current ? findOwnEntry(menuRef.current)?.getBoundingClientRect().top : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position matters only when rows are added
  useEffect(() => {
    if (isCut) topBefore.current = currentTop();
  }, [isCut]);
  useIsomorphicLayoutEffect(() => {
    if (isCut || topBefore.current === undefined) return;
    menuRef.current?.scrollBy(0, (currentTop() ?? topBefore.current) - topBefore.current);
    topBefore.current = undefined;
  }, [isCut]);
}
