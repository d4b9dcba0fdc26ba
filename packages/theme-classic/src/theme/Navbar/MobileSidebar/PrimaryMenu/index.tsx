import {useThemeConfig} from '@lectern/theme-common';
import {useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** The items of the navbar as a list. A click on a link closes the mobile sidebar. */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const {items} = useThemeConfig().navbar;
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem
          mobile
          {...item}
          onClick={() => mobileSidebar.toggle()}
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a site never change order
          key={index}
        />
      ))}
    </ul>
  );
}
