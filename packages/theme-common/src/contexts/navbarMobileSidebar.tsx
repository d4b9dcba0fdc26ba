import {createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import {useWindowSize} from '../hooks/useWindowSize.js';
import {useThemeConfig} from '../themeConfig.js';
import {useHistoryPopHandler} from '../utils/historyUtils.js';
import {provided} from '../utils/reactUtils.js';
import {useNavbarSecondaryMenuContent} from './navbarSecondaryMenuContent.js';

export interface NavbarMobileSidebarContextValue {
  /**
   * True if the mobile sidebar has no content: neither navbar items nor a secondary menu (the page's own menu, such as
   * the docs sidebar).
   */
  readonly disabled: boolean;
  /** False on the server, in wide windows (where the mobile sidebar is not needed), and if `disabled` is true. */
  readonly shouldRender: boolean;
  readonly toggle: () => void;
  readonly shown: boolean;
}

const Context = createContext<NavbarMobileSidebarContextValue | undefined>(undefined);

function useNavbarMobileSidebarValue(): NavbarMobileSidebarContextValue {
  const {items} = useThemeConfig().navbar;
  const hasSecondaryMenu = useNavbarSecondaryMenuContent().component !== undefined;
  const disabled = items.length === 0 && !hasSecondaryMenu;
  const windowSize = useWindowSize();
  const shouldRender = !disabled && windowSize === 'mobile';
  const [shown, setShown] = useState(false);

  useHistoryPopHandler(() => {
    if (!shown) return undefined;
    setShown(false);
    return false; // The back button closes the mobile sidebar and stays on the page.
  });

  const toggle = useCallback(() => setShown((isShown) => !isShown), []);

  useEffect(() => {
    if (windowSize === 'desktop') setShown(false);
  }, [windowSize]);

  return useMemo(() => ({disabled, shouldRender, toggle, shown}), [disabled, shouldRender, toggle, shown]);
}

export function NavbarMobileSidebarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <Context.Provider value={useNavbarMobileSidebarValue()}>{children}</Context.Provider>;
}

// The sidebar is closed until its button is clicked.
NavbarMobileSidebarProvider.still = true;

/**
 * State of the mobile sidebar (menu for narrow windows, with the navbar items), and the function that opens and closes
 * it.
 */
export function useNavbarMobileSidebar(): NavbarMobileSidebarContextValue {
  return provided(useContext(Context), 'NavbarMobileSidebarProvider');
}
