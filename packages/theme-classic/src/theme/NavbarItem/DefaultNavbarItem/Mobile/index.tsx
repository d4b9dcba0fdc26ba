import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props extends DesktopOrMobileNavBarItemProps {}

/** @swizzle unsafe */
export default function DefaultNavbarItemMobile(props: Props): ReactNode {
  const {className, isDropdownItem: _isDropdownItem, position: _position, ...linkProps} = props;
  return (
    <li className="menu__list-item">
      <NavbarNavLink className={clsx('menu__link', className)} {...linkProps} />
    </li>
  );
}
