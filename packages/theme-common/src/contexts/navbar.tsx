import type {ReactNode} from 'react';
import {NavbarMobileSidebarProvider} from './navbarMobileSidebar.js';
import {NavbarSecondaryMenuContentProvider} from './navbarSecondaryMenuContent.js';
import {NavbarSecondaryMenuDisplayProvider} from './navbarSecondaryMenuDisplay.js';

/** All state of the navbar and its slide-out menu. */
export function NavbarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <NavbarSecondaryMenuContentProvider>
      <NavbarMobileSidebarProvider>
        <NavbarSecondaryMenuDisplayProvider>{children}</NavbarSecondaryMenuDisplayProvider>
      </NavbarMobileSidebarProvider>
    </NavbarSecondaryMenuContentProvider>
  );
}
