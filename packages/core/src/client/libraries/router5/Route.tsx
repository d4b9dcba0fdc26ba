import {
  Children,
  type ComponentType,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import {matchPath, type PathMatch, type PathPattern} from '../../../shared/matchPath.js';
import {LocationContext} from '../../context/LocationContext.js';
import {RouteProvider} from '../../router/RouteProvider.js';
import {useHistory, useLocation, useRouteMatch} from '../../router.js';
import type {History, Location} from '../../types.js';

/** Props that React Router 5 passes to the component of a route. */
export interface RouteComponentProps<Params extends object = PathMatch['params']> {
  readonly history: History;
  readonly location: Location;
  readonly match: PathMatch & {readonly params: Params};
  readonly staticContext?: undefined;
}

/** Props of a function that is the child of a route. The function is also called if the route does not match. */
export interface RouteChildrenProps extends Omit<RouteComponentProps, 'match'> {
  readonly match: PathMatch | null;
}

export interface RouteProps extends PathPattern {
  // biome-ignore lint/suspicious/noExplicitAny: components may take any props in addition to the props of a route
  readonly component?: ComponentType<any>;
  readonly render?: (props: RouteComponentProps) => ReactNode;
  readonly children?: ReactNode | ((props: RouteChildrenProps) => ReactNode);
  readonly location?: Location;
  /** Match that `<Switch>` has found and passes to the route. */
  readonly computedMatch?: PathMatch;
  /** Only used by `<Routes>` of React Router 6 and 7. */
  readonly element?: ReactNode;
}

/** Route of React Router 5: shows its content if its pattern matches the path. Without `path`, it always matches. */
export function Route({
  component,
  render,
  children,
  location: given,
  computedMatch,
  ...pattern
}: RouteProps): ReactNode {
  const history = useHistory();
  const current = useLocation();
  const outerMatch = useRouteMatch();
  const location = given ?? current;
  const match =
    computedMatch ?? (pattern.path === undefined ? outerMatch : matchPath(location.pathname, pattern));
  const props = {history, location, match};
  if (!match) return typeof children === 'function' ? children(props) : null;
  return (
    <LocationContext.Provider value={location}>
      <RouteProvider match={match} isExact={pattern.exact}>
        {contentOf({component, render, children}, {...props, match})}
      </RouteProvider>
    </LocationContext.Provider>
  );
}

function contentOf(
  {component, render, children}: Pick<RouteProps, 'component' | 'render' | 'children'>,
  props: RouteComponentProps,
): ReactNode {
  if (typeof children === 'function') return children(props);
  if (Children.count(children) > 0) return children;
  return component ? createElement(component, props) : render?.(props);
}

export interface SwitchProps {
  readonly children?: ReactNode;
  readonly location?: Location;
}

/** Shows the first child (route or redirect) that matches the path. */
export function Switch({children, location: given}: SwitchProps): ReactNode {
  const current = useLocation();
  const outerMatch = useRouteMatch();
  const location = given ?? current;
  let found: ReactElement | undefined;
  // `Children.toArray` would change the keys: a component that two routes share would be mounted again.
  Children.forEach(children, (child) => {
    if (found || !isValidElement<PathPattern & {readonly from?: string}>(child)) return;
    const path = child.props.path ?? child.props.from;
    const computedMatch =
      path === undefined ? outerMatch : matchPath(location.pathname, {...child.props, path});
    if (computedMatch) found = cloneElement(child, {location, computedMatch} as object);
  });
  return found ?? null;
}
