import {translate} from '@lectern/core/client/Translate';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import IconArrow from '@theme/Icon/Arrow';
import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly toggleSidebar: () => void;
}

const ignoredKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** True for keys that do not open the sidebar: those that move the focus, and keyboard shortcuts. */
function isIgnoredKey({key, ctrlKey, altKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || ignoredKeys.includes(key);
}

/** @swizzle unsafe */
/** The strip that is shown in place of a hidden sidebar. A click or a key on it shows the sidebar again. */
export default function DocRootLayoutSidebarExpandButton({toggleSidebar}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // The button that hid the sidebar has the focus, but is now hidden itself: the strip takes the focus.
  useIsomorphicLayoutEffect(() => {
    const strip = ref.current;
    if (strip?.parentElement?.contains(document.activeElement)) strip.focus({preventScroll: true});
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the CSS of sites may select this div, and any key opens it
    <div
      ref={ref}
      className={styles.expandButton}
      title={translate({
        id: 'theme.docs.sidebar.expandButtonTitle',
        message: 'Expand sidebar',
        description: 'The tooltip of the strip that opens a hidden docs sidebar',
      })}
      aria-label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar',
        description: 'The accessible name of the strip that opens a hidden docs sidebar',
      })}
      tabIndex={0}
      role="button"
      onKeyDown={(event) => {
        if (isIgnoredKey(event)) return;
        // Enter and Space would also press the button that gets the focus when the sidebar opens.
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
        toggleSidebar();
      }}
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.expandButtonIcon} />
    </div>
  );
}
