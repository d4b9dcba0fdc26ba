import {translate} from '@lectern/core/client/Translate';
import {ThemeClassNames} from '@lectern/theme-common';
import {useAnnouncementBar, useScrollPosition} from '@lectern/theme-common/internal';
import type {Props as DocSidebarProps} from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import {NearbyRowsContext} from '@theme/DocSidebarItems/nearbyRows';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {revealScript} from './revealScript.js';
import styles from './styles.module.css';
import {useRevealedEntry} from './useRevealedEntry.js';
import {useServerRows} from './useServerRows.js';

export interface Props extends Pick<DocSidebarProps, 'path' | 'sidebar'> {
  readonly className?: string;
}

/** True while the announcement bar is visible, at the top of the page. The sidebar then needs space at its end. */
function useAnnouncementBarVisible(): boolean {
  const {isActive} = useAnnouncementBar();
  const [atTop, setAtTop] = useState(isActive);
  useScrollPosition(
    ({scrollY}) => {
      if (isActive) setAtTop(scrollY === 0);
    },
    [isActive],
  );
  return isActive && atTop;
}

/** @swizzle unsafe */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const {path, sidebar, className} = props;
  const announcementBarVisible = useAnnouncementBarVisible();
  const menuRef = useRef<HTMLElement>(null);
  const nearbyRows = useServerRows(props, menuRef);
  useRevealedEntry(menuRef);
  return (
    <nav
      ref={menuRef}
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The accessible name of the docs sidebar',
      })}
      className={clsx(
        'menu thin-scrollbar',
        styles.menu,
        nearbyRows?.isEnd && styles.menuAtEnd,
        nearbyRows?.isEnd && nearbyRows.isWhole && styles.menuWhole,
        announcementBarVisible && styles.menuWithAnnouncementBar,
        className,
      )}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <NearbyRowsContext.Provider value={nearbyRows}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </NearbyRowsContext.Provider>
      </ul>
      {nearbyRows?.isBelow && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a constant
        <script dangerouslySetInnerHTML={{__html: revealScript}} />
      )}
    </nav>
  );
}

// A script in the HTML scrolls the menu to the entry of the page.
DocSidebarDesktopContent.still = true;
