import {translate} from '@lectern/core/client/Translate';
import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import {useAnnouncementBar, useScrollPosition} from '@lectern/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly path: string;
  readonly sidebar: readonly PropSidebarItem[];
  readonly className?: string;
}

/** The bar covers the end of the menu as long as the page is at its very top. */
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

export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  const announcementBarVisible = useAnnouncementBarVisible();
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The accessible name of the docs sidebar',
      })}
      className={clsx(
        'menu thin-scrollbar',
        styles.menu,
        announcementBarVisible && styles.menuWithAnnouncementBar,
        className,
      )}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
