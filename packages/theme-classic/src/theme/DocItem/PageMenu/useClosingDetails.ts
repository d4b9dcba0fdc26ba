import {type RefObject, useCallback, useEffect, useRef} from 'react';

/** Time in milliseconds for which a menu shows that its work is done. */
const DONE_MS = 1000;

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Closes a `<details>` that is a menu: by a click outside of it, by the Escape key, and when the focus leaves it.
 *
 * @returns a function that closes it after a second
 */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const onOutside = ({target}: Event) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
  return useCallback(() => {
    timer.current = setTimeout(() => {
      if (menu.current) menu.current.open = false;
    }, DONE_MS);
  }, [menu]);
}
