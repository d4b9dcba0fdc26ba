import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {type RefObject, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import {useTabs} from './useTabs.js';

/**
 * Selects a panel when something inside is to be shown: the target of an anchor, or a match of the browser's search in the page.
 *
 * @returns a ref for the panel, whose `hidden` depends on nothing but whether it is selected
 */
export function useTabPanel(value: string): RefObject<HTMLDivElement | null> {
  const {selectedValue, revealValue} = useTabs();
  const ref = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;

  // React 19.3 writes `hidden` as an attribute without a value: https://github.com/facebook/react/issues/24740
  useIsomorphicLayoutEffect(() => {
    const panel = ref.current;
    if (!isSelected && panel && 'onbeforematch' in panel) panel.setAttribute('hidden', 'until-found');
  }, [isSelected]);

  useEffect(() => {
    const panel = ref.current;
    const reveal = (event: Event) => {
      // The browser scrolls right after this event, so the other panel must be gone.
      if (event.target === panel) flushSync(() => revealValue(value));
    };
    panel?.addEventListener('beforematch', reveal);
    return () => panel?.removeEventListener('beforematch', reveal);
  }, [value, revealValue]);

  return ref;
}
