import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

export interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  /** True if a line is wider than the block, or would be without word wrap. */
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/** Calls `callback` when the tab panel that hides the element becomes visible. */
function useTabBecameVisible(ref: RefObject<HTMLElement | null>, callback: () => void): void {
  useEffect(() => {
    const panel = ref.current?.closest('[role=tabpanel][hidden]');
    if (!panel) return undefined;
    const observer = new MutationObserver(() => {
      if (!panel.hasAttribute('hidden')) callback();
    });
    observer.observe(panel, {attributes: true, attributeFilter: ['hidden']});
    return () => observer.disconnect();
  }, [ref, callback]);
}

/**
 * State of the button that wraps the long lines of a code block. The block must be `<pre ref={codeBlockRef}><code>`.
 */
export function useCodeWordWrap(): WordWrap {
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setCodeScrollable] = useState(false);
  const codeBlockRef = useRef<HTMLPreElement>(null);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (!code) return;
    if (isEnabled) {
      code.removeAttribute('style');
    } else {
      code.style.whiteSpace = 'pre-wrap';
      code.style.overflowWrap = 'anywhere';
    }
    setEnabled(!isEnabled);
  }, [isEnabled]);

  const measure = useCallback(() => {
    const pre = codeBlockRef.current;
    if (!pre) return;
    const wraps = pre.querySelector('code')?.style.whiteSpace === 'pre-wrap';
    setCodeScrollable(pre.scrollWidth > pre.clientWidth || wraps);
  }, []);

  useTabBecameVisible(codeBlockRef, measure);
  // The code is measured before the buttons are painted: if the word-wrap button were added later, the other buttons
  // would move.
  useIsomorphicLayoutEffect(() => measure(), [isEnabled, measure]);
  useEffect(() => {
    window.addEventListener('resize', measure, {passive: true});
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
