import {
  type ComponentType,
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';
import {provided, useShallowMemoObject} from '../utils/reactUtils.js';

export interface NavbarSecondaryMenuProps {
  readonly toggleSidebar: () => void;
}

/** Component with any props. The types of `NavbarSecondaryMenuFiller` check that props and component fit. */
type AnyComponent = ComponentType<never>;

export type NavbarSecondaryMenuContent =
  | {readonly component: AnyComponent; readonly props: object}
  | {readonly component: undefined; readonly props: undefined};

const EMPTY: NavbarSecondaryMenuContent = {component: undefined, props: undefined};

type ContextValue = readonly [
  NavbarSecondaryMenuContent,
  Dispatch<SetStateAction<NavbarSecondaryMenuContent>>,
];

const Context = createContext<ContextValue | null>(null);

export function NavbarSecondaryMenuContentProvider({children}: {readonly children: ReactNode}): ReactNode {
  const value = useState<NavbarSecondaryMenuContent>(EMPTY);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function useContent(): ContextValue {
  return provided(useContext(Context), 'NavbarSecondaryMenuContentProvider');
}

/**
 * Component and props of the secondary menu: the page's own menu in the mobile sidebar, such as the docs sidebar. Both
 * are `undefined` if the page has no such menu.
 */
export function useNavbarSecondaryMenuContent(): NavbarSecondaryMenuContent {
  return useContent()[0];
}

/**
 * Renders nothing where it is used. While it is mounted, the mobile sidebar shows `component` with `props` as the
 * page's own menu.
 */
export function NavbarSecondaryMenuFiller<P extends object>({
  component,
  props,
}: {
  readonly component: ComponentType<P & NavbarSecondaryMenuProps> | ComponentType<P>;
  readonly props: P;
}): ReactNode {
  const [, setContent] = useContent();
  const stableProps = useShallowMemoObject(props);
  useEffect(() => {
    setContent({component: component as AnyComponent, props: stableProps});
  }, [setContent, component, stableProps]);
  useEffect(() => () => setContent(EMPTY), [setContent]);
  return null;
}

// The menu is part of the mobile sidebar, which is closed until its button is clicked.
NavbarSecondaryMenuFiller.still = true;
