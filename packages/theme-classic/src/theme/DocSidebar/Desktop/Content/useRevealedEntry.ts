import useIsBrowser from '@lectern/core/client/useIsBrowser';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {revealOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import {type RefObject, useState} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Scrolls a menu to the entry of the current page when the menu is mounted after a navigation, or because the window
 * became wide. A menu from the server's HTML is not scrolled.
 */
export function useRevealedEntry(menuRef: RefObject<HTMLElement | null>): void {
  const isBrowser = useIsBrowser();
  const [isNew] = useState(isBrowser);
  useIsomorphicLayoutEffect(() => {
    if (isNew && menuRef.current) revealOwnEntry(menuRef.current);
  }, [isNew, menuRef]);
}
