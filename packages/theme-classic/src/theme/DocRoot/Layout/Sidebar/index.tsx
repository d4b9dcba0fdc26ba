import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {type PropSidebarItem, useDocsSidebar, useSidebarPath} from '@lectern/plugin-content-docs/client';
import {prefersReducedMotion, ThemeClassNames} from '@lectern/theme-common';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  type TransitionEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly sidebar: readonly PropSidebarItem[];
  readonly hiddenSidebarContainer: boolean;
  readonly setHiddenSidebarContainer: Dispatch<SetStateAction<boolean>>;
}

/**
 * Restores the focus when a hidden sidebar is shown again.
 *
 * @returns function that saves the focused element, to call before hiding
 */
function useRestoredFocus(hidden: boolean): () => void {
  const control = useRef<Element | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (hidden) return;
    if (control.current instanceof HTMLElement) control.current.focus({preventScroll: true});
    control.current = null;
  }, [hidden]);
  return useCallback(() => {
    control.current = document.activeElement;
  }, []);
}

/** @swizzle unsafe */
/**
 * The column of the docs sidebar. It is hidden in two steps: first the column shrinks (`hiddenSidebarContainer`). After
 * this transition, the sidebar is hidden and the expand button is shown (`hiddenSidebar`).
 */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const {sidebar, hiddenSidebarContainer, setHiddenSidebarContainer} = props;
  const path = useSidebarPath();
  const sidebarName = useDocsSidebar()?.name;
  const [hiddenSidebar, setHiddenSidebar] = useState(false);
  const rememberFocus = useRestoredFocus(hiddenSidebar);

  const toggleSidebar = useCallback(() => {
    setHiddenSidebar(false);
    if (!hiddenSidebarContainer) rememberFocus();
    // With reduced motion there is no transition, so `transitionend` does not fire.
    if (!hiddenSidebarContainer && prefersReducedMotion()) setHiddenSidebar(true);
    setHiddenSidebarContainer(!hiddenSidebarContainer);
  }, [hiddenSidebarContainer, setHiddenSidebarContainer, rememberFocus]);

  const onTransitionEnd = (event: TransitionEvent<HTMLElement>) => {
    if (event.target === event.currentTarget && hiddenSidebarContainer) setHiddenSidebar(true);
  };

  return (
    <aside
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.docSidebarContainer,
        hiddenSidebarContainer && styles.docSidebarContainerHidden,
      )}
      onTransitionEnd={onTransitionEnd}
    >
      {/* The key resets open categories and the scroll position when the next page has another sidebar. */}
      <div
        key={sidebarName ?? 'noSidebar'}
        className={clsx(styles.sidebarViewport, hiddenSidebar && styles.sidebarViewportHidden)}
      >
        <DocSidebar sidebar={sidebar} path={path} onCollapse={toggleSidebar} isHidden={hiddenSidebar} />
        {hiddenSidebar && <ExpandButton toggleSidebar={toggleSidebar} />}
      </div>
    </aside>
  );
}

// Changes only when the visitor moves.
DocRootLayoutSidebar.still = true;
