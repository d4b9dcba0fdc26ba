import Translate from '@lectern/core/client/Translate';
import {useThemeConfig} from '@lectern/theme-common';
import {useNavbarSecondaryMenu} from '@lectern/theme-common/internal';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** @swizzle unsafe */
export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const hasPrimaryMenu = useThemeConfig().navbar.items.length > 0;
  const secondaryMenu = useNavbarSecondaryMenu();
  return (
    <>
      {hasPrimaryMenu && (
        <button
          onClick={() => secondaryMenu.hide()}
          type="button"
          className={clsx('clean-btn navbar-sidebar__back', styles.back)}
        >
          <IconArrow className={styles.backIcon} width={16} height={16} />
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="The label of the button that leads from the page's own menu to the main menu"
          >
            Back to main menu
          </Translate>
        </button>
      )}
      {secondaryMenu.content}
    </>
  );
}
