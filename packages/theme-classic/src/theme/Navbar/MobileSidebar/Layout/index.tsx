import {translate} from '@lectern/core/client/Translate';
import {ThemeClassNames} from '@lectern/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {makeOutsideInert} from './makeOutsideInert.js';
import styles from './styles.module.css';

export interface Props {
  readonly header: ReactNode;
  readonly primaryMenu: ReactNode;
  readonly secondaryMenu: ReactNode;
}

interface PanelProps {
  readonly children: ReactNode;
  /** True for the panel that is not on the screen: the Tab key must skip it. */
  readonly inert: boolean;
}

function Panel({children, inert}: PanelProps): ReactNode {
  return (
    <div
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')}
      inert={inert}
    >
      {children}
    </div>
  );
}

/**
 * Makes the mobile sidebar a modal dialog: it gets the focus when it opens, closes on Escape, and then restores the
 * focus.
 */
function useModalDrawer(shown: boolean, close: () => void) {
  const drawerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawer = drawerRef.current;
    if (!shown || drawer === null) return undefined;
    const release = makeOutsideInert(drawer);
    const opener = document.activeElement;
    // For some frames after the click, the mobile sidebar is still invisible, so it cannot get the focus.
    const takeFocus = () => {
      drawer.focus({preventScroll: true});
      if (!drawer.contains(document.activeElement)) frame = requestAnimationFrame(takeFocus);
    };
    let frame = requestAnimationFrame(takeFocus);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      release();
      if (
        drawer.contains(document.activeElement) &&
        (opener instanceof HTMLElement || opener instanceof SVGElement)
      )
        opener.focus({preventScroll: true});
    };
  }, [shown, close]);
  return drawerRef;
}

/** @swizzle unsafe */
export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown: isOpen, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const drawerRef = useModalDrawer(isOpen, toggle);
  return (
    <div
      ref={drawerRef}
      role="dialog"
      aria-modal={isOpen}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The label of the main navigation',
      })}
      tabIndex={-1}
      inert={!isOpen}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar', styles.drawer)}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}
      >
        <Panel inert={secondaryMenuShown}>{primaryMenu}</Panel>
        <Panel inert={!secondaryMenuShown}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
