import DefaultNavbarItemDesktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import DefaultNavbarItemMobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import type {Props as NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink';
import type {ReactNode} from 'react';

export interface DesktopOrMobileNavBarItemProps extends NavbarNavLinkProps {
  readonly isDropdownItem?: boolean;
  readonly position?: 'left' | 'right';
}

export interface Props extends DesktopOrMobileNavBarItemProps {
  readonly mobile?: boolean;
}

/** @swizzle unsafe */
export default function DefaultNavbarItem({mobile = false, position: _position, ...props}: Props): ReactNode {
  const Item = mobile ? DefaultNavbarItemMobile : DefaultNavbarItemDesktop;
  return (
    <Item
      {...props}
      activeClassName={props.activeClassName ?? (mobile ? 'menu__link--active' : 'navbar__link--active')}
    />
  );
}
