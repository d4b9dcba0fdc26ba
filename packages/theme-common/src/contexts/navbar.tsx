import type {ReactNode} from 'react';
import {NavbarMobileSidebarProvider} from './navbarMobileSidebar.js';
import {NavbarSecondaryMenuContentProvider} from './navbarSecondaryMenuContent.js';
import {NavbarSecondaryMenuDisplayProvider} from './navbarSecondaryMenuDisplay.js';

/** Provides the state of the navbar and of the mobile sidebar. */
export function NavbarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <NavbarSecondaryMenuContentProvider>
      <NavbarMobileSidebarProvider>
        <NavbarSecondaryMenuDisplayProvider>{children}</NavbarSecondaryMenuDisplayProvider>
      </NavbarMobileSidebarProvider>
    </NavbarSecondaryMenuContentProvider>
  );
}
