import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

export interface Props extends DesktopOrMobileNavBarItemProps {}

function useCloseOnOutside(ref: RefObject<HTMLElement | null>, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const onPress = (event: MouseEvent | TouchEvent | FocusEvent) => {
      const {target} = event;
      if (ref.current && target instanceof Node && !ref.current.contains(target)) setOpen(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    const listening = new AbortController();
    for (const name of events) document.addEventListener(name, onPress, listening);
    return () => listening.abort();
  }, [ref, setOpen]);
}

/** @swizzle unsafe */
/** A dropdown of the navbar. CSS opens it on hover, Enter and Space open or close it, Escape closes it. */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {items, position, className, onClick: _onClick, ...linkProps} = props;
  const dropdownRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOnOutside(dropdownRef, setOpen);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {target} = event;
    const isLabel = target instanceof Element && target.getAttribute('aria-haspopup') === 'true';
    if (isLabel && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      setOpen(!isOpen);
    }
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      dropdownRef.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the label and the entries
    <div
      ref={dropdownRef}
      onKeyDown={onKeyDown}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A dropdown without a link gets "#", since the Tab key skips links without `href`.
        href={linkProps.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...linkProps}
        onClick={linkProps.to ? undefined : (event) => event.preventDefault()}
      >
        {linkProps.children ?? linkProps.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((childItemProps, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...childItemProps}
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a site never change order
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

// CSS opens the menu; clicks and keys start the app.
DropdownNavbarItemDesktop.still = true;
