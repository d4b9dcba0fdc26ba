import {useContext} from 'react';
import type {PathMatch} from '../shared/matchPath.js';
import {RouteMatchContext} from './router/RouteMatchContext.js';
import {type RouterValue, useRouter, useRouterHistory} from './router/RouterContext.js';

export {matchPath} from '../shared/matchPath.js';
export {Redirect} from './router/Redirect.js';

/** The history object of react-router 5. It never changes: follow it with `listen`. */
export function useHistory(): RouterValue['history'] {
  return useRouterHistory();
}

/** Location of the page that is shown. */
export function useLocation(): RouterValue['location'] {
  return useRouter().location;
}

/** The match of the innermost route. */
export function useRouteMatch(): PathMatch {
  const {pathname} = useLocation();
  return useContext(RouteMatchContext) ?? {path: '/', url: '/', isExact: pathname === '/', params: {}};
}

export function useParams(): PathMatch['params'] {
  return useRouteMatch().params;
}
