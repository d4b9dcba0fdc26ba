import useIsBrowser from '@lectern/core/client/useIsBrowser';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {revealOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import {type RefObject, useState} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * A menu that comes with a navigation, or when the window becomes wide, has the entry of the current page in view. What
 * the server rendered stays as it is.
 */
export function useRevealedEntry(menuRef: RefObject<HTMLElement | null>): void {
  const isBrowser = useIsBrowser();
  const [isNew] = useState(isBrowser);
  useIsomorphicLayoutEffect(() => {
    if (isNew && menuRef.current) revealOwnEntry(menuRef.current);
  }, [isNew, menuRef]);
}
