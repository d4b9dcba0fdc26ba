import {useContext} from 'react';
import {UNSAFE_RouteContext as RouteContext} from 'react-router';
import {decodePath} from '../shared/encodePath.js';
import type {PathMatch} from '../shared/matchPath.js';
import {LocationContext} from './context/LocationContext.js';
import {OUTSIDE_OF_ROUTER, useSiteHistory} from './router/SiteRouter.js';
import type {History, Location} from './types.js';

export {useParams} from 'react-router';
export {matchPath} from '../shared/matchPath.js';
export {Redirect} from './router/Redirect.js';

/** The history object of react-router 5. It never changes: follow it with `listen`. */
export function useHistory(): History {
  return useSiteHistory();
}

/**
 * Location of the page that is shown. Its path is decoded, which that of `react-router` is not. In the first render it has neither
 * query nor hash, as on the server; they follow once the page is hydrated.
 */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error(OUTSIDE_OF_ROUTER);
  return location;
}

/** The match of the innermost route. */
export function useRouteMatch(): PathMatch {
  const {pathname} = useLocation();
  const {matches} = useContext(RouteContext);
  const match = matches[matches.length - 1];
  if (!match) return {path: '/', url: '/', isExact: pathname === '/', params: {}};
  const url = decodePath(match.pathname);
  return {path: match.route.path ?? url, url, isExact: url === pathname, params: match.params};
}
