import type {ReactNode} from 'react';
import {NavbarMobileSidebarProvider} from './navbarMobileSidebar.js';
import {NavbarSecondaryMenuContentProvider} from './navbarSecondaryMenuContent.js';
import {NavbarSecondaryMenuDisplayProvider} from './navbarSecondaryMenuDisplay.js';

/** Provides the state of the mobile sidebar: open or closed, and the page's own menu in it. */
export function NavbarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <NavbarSecondaryMenuContentProvider>
      <NavbarMobileSidebarProvider>
        <NavbarSecondaryMenuDisplayProvider>{children}</NavbarSecondaryMenuDisplayProvider>
      </NavbarMobileSidebarProvider>
    </NavbarSecondaryMenuContentProvider>
  );
}
