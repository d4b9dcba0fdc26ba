import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {type RefObject, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import {useTabs} from './useTabs.js';

/**
 * Selects a panel when the browser has to show something inside of it: the target of a link, or a match of the
 * browser's search in the page.
 *
 * @returns ref for the element of the panel. Its prop `hidden` must be true exactly if the panel is not selected.
 */
export function useTabPanel(value: string): RefObject<HTMLDivElement | null> {
  const {selectedValue, revealValue} = useTabs();
  const ref = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;

  // React 19.3 can only write `hidden` without a value: https://github.com/facebook/react/issues/24740
  useIsomorphicLayoutEffect(() => {
    const panel = ref.current;
    if (!isSelected && panel && 'onbeforematch' in panel) panel.setAttribute('hidden', 'until-found');
  }, [isSelected]);

  useEffect(() => {
    const panel = ref.current;
    const reveal = (event: Event) => {
      // The browser scrolls right after this event (`beforematch`), so the panels must have changed by then.
      if (event.target === panel) flushSync(() => revealValue(value));
    };
    panel?.addEventListener('beforematch', reveal);
    return () => panel?.removeEventListener('beforematch', reveal);
  }, [value, revealValue]);

  return ref;
}
