import {useContext, useMemo} from 'react';
import {UNSAFE_RouteContext as RouteContext, useLocation as useEncodedLocation} from 'react-router';
import {decodePath} from '../shared/encodePath.js';
import type {PathMatch} from '../shared/matchPath.js';
import {useSiteHistory} from './router/SiteRouter.js';
import type {History, Location} from './types.js';

export {useParams} from 'react-router';
export {matchPath} from '../shared/matchPath.js';
export {Redirect} from './router/Redirect.js';

/** The history object of react-router 5. It never changes: follow it with `listen`. */
export function useHistory(): History {
  return useSiteHistory();
}

/** Location of the page that is shown. Its path is decoded, which that of `react-router` is not. */
export function useLocation(): Location {
  const location = useEncodedLocation();
  return useMemo(() => ({...location, pathname: decodePath(location.pathname)}), [location]);
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
