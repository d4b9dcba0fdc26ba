import {translate} from '@lectern/core/client/Translate';
import {useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
export default function NavbarMobileSidebarHeader(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The label of the button that closes the slide-out menu',
        })}
        className="clean-btn navbar-sidebar__close"
        onClick={() => mobileSidebar.toggle()}
      >
        <IconClose color="var(--ifm-color-emphasis-700)" />
      </button>
    </div>
  );
}
