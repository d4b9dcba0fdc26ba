import {type ReactNode, useMemo} from 'react';
import {matchPath, type PathMatch} from '../shared/matchPath.js';
import {RouteContextProvider} from './context/RouteContext.js';
import {loadedRouteOf} from './load/buildPage.js';
import {RouteProvider} from './router/RouteProvider.js';
import {useHistory, useLocation} from './router.js';
import type {ClientRoute} from './types.js';

type ExtraProps = Readonly<Record<string, unknown>>;

/**
 * Renders the next inner route of a page. Components of routes call it to render the routes inside of them.
 *
 * @param routes - `route.routes` of the outer route; renders nothing if `undefined`
 * @param extraProps - props for the component, in addition to the props of the route
 */
export default function renderRoutes(
  routes: readonly ClientRoute[] | undefined,
  extraProps: ExtraProps = {},
): ReactNode {
  const route = routes?.[0];
  // With this key, a component stays mounted if the next page has the same route.
  return route ? <RouteView key={route.path} route={route} extraProps={extraProps} /> : null;
}

interface RouteViewProps {
  readonly route: ClientRoute;
  readonly extraProps: ExtraProps;
}

function RouteView({route, extraProps}: RouteViewProps): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const {props, context} = loadedRouteOf(route);
  const match = useMemo(() => matchRoute(route, location.pathname), [route, location.pathname]);
  const {component: RouteComponent} = route;
  const routeProps = Object.assign({}, props, extraProps, {route, location, history, match});
  return (
    <RouteContextProvider value={context}>
      <RouteProvider match={match} isExact={route.exact}>
        <RouteComponent {...routeProps} />
      </RouteProvider>
    </RouteContextProvider>
  );
}

/**
 * Matches the path of the current page against its route. If the pattern does not match, the path of the route counts
 * as the match: the page was already found by its URL.
 */
function matchRoute({path, exact, strict}: ClientRoute, pathname: string): PathMatch {
  const match = matchPath(pathname, {path, strict});
  return match ?? {path, url: path, isExact: exact ?? false, params: {}};
}
