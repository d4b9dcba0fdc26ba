import {translate} from '@lectern/core/client/Translate';
import {useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
export default function NavbarMobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      onClick={toggle}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The label of the button that opens the slide-out menu',
      })}
      aria-expanded={shown}
      className="navbar__toggle clean-btn"
      type="button"
    >
      <IconMenu />
    </button>
  );
}
