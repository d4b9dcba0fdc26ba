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
import {ReactContextError, useShallowMemoObject} from '../utils/reactUtils.js';

export interface NavbarSecondaryMenuProps {
  readonly toggleSidebar: () => void;
}

/** Props are opaque here: each filler has the type of its own component. */
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
  const value = useContext(Context);
  if (value === null) throw new ReactContextError('NavbarSecondaryMenuContentProvider');
  return value;
}

/** Content of the page in the slide-out menu. */
export function useNavbarSecondaryMenuContent(): NavbarSecondaryMenuContent {
  return useContent()[0];
}

/** Renders nothing; puts `component` with `props` into the slide-out menu for as long as it is mounted. */
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
