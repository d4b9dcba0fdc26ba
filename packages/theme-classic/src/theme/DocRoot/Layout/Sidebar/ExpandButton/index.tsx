import {translate} from '@lectern/core/client/Translate';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import IconArrow from '@theme/Icon/Arrow';
import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly toggleSidebar: () => void;
}

const passingKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Keys that move the focus on, and those of the browser's own commands. */
function isPassingBy({key, ctrlKey, altKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || passingKeys.includes(key);
}

/** @swizzle unsafe */
/** The strip that is left of a hidden sidebar; any click or key brings the sidebar back. */
export default function DocRootLayoutSidebarExpandButton({toggleSidebar}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // The focus was on the button that hid the sidebar, and goes with it unless we take it over.
  useIsomorphicLayoutEffect(() => {
    const strip = ref.current;
    if (strip?.parentElement?.contains(document.activeElement)) strip.focus({preventScroll: true});
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: sites style this strip as a div, and every key opens it
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
        if (isPassingBy(event)) return;
        // These would go on to press the button that gets the focus now.
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
        toggleSidebar();
      }}
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.expandButtonIcon} />
    </div>
  );
}
