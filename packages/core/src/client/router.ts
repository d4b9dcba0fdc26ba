import {useContext} from 'react';
import {matchPath, type PathMatch, type PathPattern} from '../shared/matchPath.js';
import {LocationContext} from './context/LocationContext.js';
import {MatchContext} from './context/MatchContext.js';
import {OUTSIDE_OF_ROUTER} from './router/SiteRouter.js';
import type {Location} from './types.js';

export {useParams} from 'react-router';
export {matchPath} from '../shared/matchPath.js';
export {Redirect} from './router/Redirect.js';
export {useHistory} from './router/SiteRouter.js';

type RouteMatch<Params> = PathMatch & {readonly params: Params};

/**
 * Returns the location of the page that is shown. Unlike in React Router, `pathname` is decoded. `search` and `hash`
 * are empty until the page is hydrated, as on the server.
 */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error(OUTSIDE_OF_ROUTER);
  return location;
}

/**
 * Returns the match of the innermost route. If a pattern is given, returns the match of the current path with the
 * pattern.
 *
 * @returns `null` if the pattern does not match
 */
export function useRouteMatch<Params extends object = PathMatch['params']>(): RouteMatch<Params>;
export function useRouteMatch<Params extends object = PathMatch['params']>(
  pattern: string | readonly string[] | PathPattern,
): RouteMatch<Params> | null;
export function useRouteMatch(pattern?: string | readonly string[] | PathPattern): PathMatch | null {
  const {pathname} = useLocation();
  const match = useContext(MatchContext);
  if (pattern !== undefined) return matchPath(pathname, pattern);
  return match ?? {path: '/', url: '/', isExact: pathname === '/', params: {}};
}
