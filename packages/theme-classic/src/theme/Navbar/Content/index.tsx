import {
  ErrorCauseBoundary,
  type NavbarItem as NavbarItemConfig,
  ThemeClassNames,
  useThemeConfig,
} from '@lectern/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function NavbarItems({items}: {readonly items: readonly NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a site never change order
      key={index}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render. Check this item of themeConfig.navbar.items:\n${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

/** @swizzle unsafe */
export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const {items} = useThemeConfig().navbar;
  const [leftItems, rightItems] = splitNavbarItems(items);
  const hasSearchItem = items.some((item) => item.type === 'search');
  return (
    <div className="navbar__inner">
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={leftItems} />
        {/* Only React finds that the page has a menu of its own. The class hides the element in wide windows, so the app
            starts at once on phones only. */}
        {mobileSidebar.disabled && <span className="navbar__toggle" data-wake-near="" />}
      </div>
      <div
        className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}
      >
        <NavbarItems items={rightItems} />
        <NavbarColorModeToggle className={styles.colorModeToggle} />
        {!hasSearchItem && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
      </div>
    </div>
  );
}
