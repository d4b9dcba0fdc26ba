import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props extends DesktopOrMobileNavBarItemProps {}

/** @swizzle unsafe */
export default function DefaultNavbarItemDesktop(props: Props): ReactNode {
  const {className, isDropdownItem = false, position: _position, ...linkProps} = props;
  const link = (
    <NavbarNavLink
      className={clsx(isDropdownItem ? 'dropdown__link' : 'navbar__item navbar__link', className)}
      isDropdownLink={isDropdownItem}
      {...linkProps}
    />
  );
  return isDropdownItem ? <li>{link}</li> : link;
}
