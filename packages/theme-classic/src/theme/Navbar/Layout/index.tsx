import {translate} from '@lectern/core/client/Translate';
import {ThemeClassNames, useThemeConfig} from '@lectern/theme-common';
import {useHideableNavbar, useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type {ComponentProps, ReactNode, RefCallback} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

function NavbarBackdrop(props: ComponentProps<'div'>): ReactNode {
  return <div role="presentation" {...props} className={clsx('navbar-sidebar__backdrop', props.className)} />;
}

interface FrameProps extends Props {
  /** Classes of a navbar that can be hidden. */
  readonly className?: string | undefined;
  readonly navbarRef?: RefCallback<HTMLElement>;
}

function NavbarFrame({className, navbarRef, children}: FrameProps): ReactNode {
  const {style} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The label of the main navigation',
      })}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top', className, {
        'navbar--dark': style === 'dark',
        'navbar--primary': style === 'primary',
        'navbar-sidebar--show': mobileSidebar.shown,
      })}
    >
      {children}
      <NavbarBackdrop onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}

/** A navbar that is hidden while the visitor scrolls down. */
function HideableNavbar({children}: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(true);
  // The navbar contains the mobile sidebar: while the mobile sidebar is shown, the navbar must not be hidden.
  const isHidden = !isNavbarVisible && !shown;
  return (
    <NavbarFrame
      className={clsx(styles.navbarHideable, isHidden && styles.navbarHidden)}
      navbarRef={navbarRef}
    >
      {children}
    </NavbarFrame>
  );
}

// Changes only when the visitor scrolls.
HideableNavbar.still = true;

/** @swizzle unsafe */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const Navbar = hideOnScroll ? HideableNavbar : NavbarFrame;
  return <Navbar>{children}</Navbar>;
}
