import {usesHashRouter} from '@generated/router';
import {useLocation} from '@lectern/core/client/router';
import {sitePath} from '@lectern/core/client/router/hashAddress';
import {translate} from '@lectern/core/client/Translate';
import {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@lectern/theme-common';
import {isSamePath, useLocalPathname} from '@lectern/theme-common/internal';
import {MenuCaret} from '@theme/DocSidebarItem/Category/menuCaret';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

export interface Props extends DesktopOrMobileNavBarItemProps {}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isItemActive({activeBaseRegex, activeBasePath}: NavbarItemConfig, localPathname: string): boolean {
  if (isRegexpStringMatch(text(activeBaseRegex), localPathname)) return true;
  const base = text(activeBasePath);
  return base !== undefined && localPathname.startsWith(base);
}

function caretLabel(collapsed: boolean): string {
  return collapsed
    ? translate({
        id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
        message: 'Expand the dropdown',
        description: 'The label of the button that opens a list in the slide-out menu',
      })
    : translate({
        id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
        message: 'Collapse the dropdown',
        description: 'The label of the button that closes a list in the slide-out menu',
      });
}

/** @swizzle unsafe */
export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const {items, className, position: _position, onClick, ...linkProps} = props;
  const localPathname = useLocalPathname();
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const pathOf = (to: string) => (usesHashRouter ? sitePath(withBaseUrl(to)) : withBaseUrl(to));
  const isHere = (to: string | undefined) => to !== undefined && isSamePath(pathOf(to), pathname);
  const isActive = isHere(linkProps.to);
  const isOnPath =
    isActive || items.some((item) => isHere(text(item.to)) || isItemActive(item, localPathname));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: () => !isOnPath});
  // A navigation to one of the entries opens the dropdown again.
  useEffect(() => {
    if (isOnPath) setCollapsed(false);
  }, [isOnPath, setCollapsed]);
  // A label without a link opens and closes the dropdown like a button, also on Space.
  const isToggle = !linkProps.to;
  const toggleProps = isToggle && {
    role: 'button',
    href: '#',
    'aria-expanded': !collapsed,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      toggleCollapsed();
    },
  };
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <div className={clsx('menu__list-item-collapsible', isActive && 'menu__list-item-collapsible--active')}>
        <NavbarNavLink
          className={clsx(styles.dropdownNavbarItemMobile, 'menu__link menu__link--sublist', className)}
          {...toggleProps}
          {...linkProps}
          onClick={(event) => {
            if (isToggle) {
              event.preventDefault();
              toggleCollapsed();
            } else {
              onClick?.(event);
            }
          }}
        >
          {linkProps.children ?? linkProps.label}
        </NavbarNavLink>
        <MenuCaret collapsed={collapsed} label={caretLabel(collapsed)} toggle={toggleCollapsed} />
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((childItemProps, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...childItemProps}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              if (typeof childItemProps.onClick === 'function') childItemProps.onClick(event);
              onClick?.(event);
            }}
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a site never change order
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
