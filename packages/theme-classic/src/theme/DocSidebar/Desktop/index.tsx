import {useThemeConfig} from '@lectern/theme-common';
import type {Props} from '@theme/DocSidebar';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import Content from '@theme/DocSidebar/Desktop/Content';
import Logo from '@theme/Logo';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

export type {Props};

function DocSidebarDesktop({path, sidebar, onCollapse, isHidden}: Props): ReactNode {
  const {navbar, docs} = useThemeConfig();
  return (
    <div
      className={clsx(
        styles.sidebar,
        navbar.hideOnScroll && styles.sidebarWithHideableNavbar,
        isHidden && styles.sidebarHidden,
      )}
    >
      {navbar.hideOnScroll && <Logo tabIndex={-1} className={styles.sidebarLogo} />}
      <Content path={path} sidebar={sidebar} />
      {docs.sidebar.hideable && <CollapseButton onClick={onCollapse} />}
    </div>
  );
}

/** @swizzle unsafe */
export default memo(DocSidebarDesktop);
