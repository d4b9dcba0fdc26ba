import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import DropdownNavbarItemMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props as NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink';
import type {ReactNode} from 'react';

export interface DesktopOrMobileNavBarItemProps extends NavbarNavLinkProps {
  readonly position?: 'left' | 'right';
  readonly items: readonly NavbarItemConfig[];
}

export interface Props extends DesktopOrMobileNavBarItemProps {
  readonly mobile?: boolean;
}

/** @swizzle unsafe */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  const Item = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Item {...props} />;
}
