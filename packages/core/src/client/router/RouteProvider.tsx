import {type ReactNode, useContext, useMemo} from 'react';
import {UNSAFE_RouteContext as RouteContext} from 'react-router';
import {encodePath} from '../../shared/encodePath.js';
import type {PathMatch} from '../../shared/matchPath.js';
import {MatchContext} from '../context/MatchContext.js';

export interface RouteProviderProps {
  readonly match: PathMatch;
  /** True if the route matches only its own path, not the paths below. */
  readonly isExact: boolean | undefined;
  readonly children: ReactNode;
}

/** Provides the current route of the site to hooks, links and `<Routes>` of React Router below it. */
export function RouteProvider({match, isExact = false, children}: RouteProviderProps): ReactNode {
  const {matches} = useContext(RouteContext);
  const value = useMemo(() => {
    const {path, url, params} = match;
    const pathname = encodePath(url);
    const own = {
      params: {...matches[matches.length - 1]?.params, ...params},
      pathname,
      pathnameBase: pathname,
      route: {path: isExact ? path : `${path.replace(/\/$/, '')}/*`},
    };
    return {outlet: null, matches: [...matches, own], isDataRoute: false};
  }, [matches, match, isExact]);
  return (
    <MatchContext.Provider value={match}>
      <RouteContext.Provider value={value}>{children}</RouteContext.Provider>
    </MatchContext.Provider>
  );
}
