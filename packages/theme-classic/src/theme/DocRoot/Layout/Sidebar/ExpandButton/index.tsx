import {translate} from '@lectern/core/client/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly toggleSidebar: () => void;
}

/** The strip that is left of a hidden sidebar; any click or key brings the sidebar back. */
export default function DocRootLayoutSidebarExpandButton({toggleSidebar}: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: sites style this strip as a div, and every key opens it
    <div
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
        // Tab, alone or with Shift, only passes by.
        if (event.key !== 'Tab' && event.key !== 'Shift') toggleSidebar();
      }}
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.expandButtonIcon} />
    </div>
  );
}
