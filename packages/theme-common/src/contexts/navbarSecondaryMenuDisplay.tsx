import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {provided, usePrevious} from '../utils/reactUtils.js';
import {useNavbarMobileSidebar} from './navbarMobileSidebar.js';
import {useNavbarSecondaryMenuContent} from './navbarSecondaryMenuContent.js';

type ContextValue = readonly [shown: boolean, setShown: (shown: boolean) => void];

const Context = createContext<ContextValue | null>(null);

function useDisplayState(): ContextValue {
  const mobileSidebar = useNavbarMobileSidebar();
  const content = useNavbarSecondaryMenuContent();
  const hasContent = content.component !== undefined;
  const hadContent = usePrevious(hasContent);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (hasContent && !hadContent) setShown(true);
    if (!hasContent) setShown(false);
  }, [hasContent, hadContent]);

  // If the visitor has switched to the main menu, it stays until the mobile sidebar closes. When the sidebar opens
  // again, the page's own menu is shown first.
  useEffect(() => {
    if (!mobileSidebar.shown && hasContent) setShown(true);
  }, [mobileSidebar.shown, hasContent]);

  return useMemo(() => [shown, setShown], [shown]);
}

export function NavbarSecondaryMenuDisplayProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <Context.Provider value={useDisplayState()}>{children}</Context.Provider>;
}

// The menu is part of the mobile sidebar, which is closed until its button is clicked.
NavbarSecondaryMenuDisplayProvider.still = true;

/**
 * The page's own menu in the mobile sidebar, such as the docs sidebar. `shown`: true if this menu is shown instead of
 * the main menu. `hide` shows the main menu. `content`: the menu; `undefined` if the page has no menu.
 */
export function useNavbarSecondaryMenu(): {
  readonly shown: boolean;
  readonly hide: () => void;
  readonly content: ReactNode;
} {
  const [shown, setShown] = provided(useContext(Context), 'NavbarSecondaryMenuDisplayProvider');
  const hide = useCallback(() => setShown(false), [setShown]);
  const {component, props} = useNavbarSecondaryMenuContent();
  return useMemo(
    () => ({
      shown,
      hide,
      content: component ? createElement(component as ComponentType<object>, props) : undefined,
    }),
    [shown, hide, component, props],
  );
}
