import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

export interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  /** True if a line is wider than the block. */
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/** Re-measures a block when the tab panel it is hidden in appears. */
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

/** For a button that wraps the long lines of a code block. The block is `<pre ref={codeBlockRef}><code>`. */
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
  // Before the paint that shows the buttons: a button that comes later would widen their group.
  useIsomorphicLayoutEffect(() => measure(), [isEnabled, measure]);
  useEffect(() => {
    window.addEventListener('resize', measure, {passive: true});
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
