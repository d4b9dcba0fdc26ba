import {useEffect} from 'react';
import {generatePath} from '../../shared/generatePath.js';
import type {PathMatch, PathPattern} from '../../shared/matchPath.js';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import type {LocationObject} from '../types.js';
import {createPath} from './location.js';
import {useHistory} from './SiteRouter.js';

export interface RedirectProps extends Omit<PathPattern, 'path'> {
  readonly to: string | LocationObject;
  /** Adds a history entry instead of replacing the current one. */
  readonly push?: boolean;
  /**
   * Pattern of the paths that are redirected. `<Switch>` reads `from`, the props below and the props of `PathPattern`.
   */
  readonly from?: string;
  readonly path?: string;
  /** Match that `<Switch>` has found. Its parameters replace the parameters in `to` ("/docs/:id"). */
  readonly computedMatch?: PathMatch;
}

/** Navigates to another page when it is mounted; on the server, marks the page as a redirect. */
export function Redirect({to, push = false, computedMatch}: RedirectProps): null {
  const history = useHistory();
  const target = typeof to === 'string' ? fill(to, computedMatch) : createPath(fillPath(to, computedMatch));
  if (!ExecutionEnvironment.canUseDOM) history.replace(target);
  useEffect(() => {
    if (push) history.push(target);
    else history.replace(target);
  }, [history, push, target]);
  return null;
}

function fill(path: string, match: PathMatch | undefined): string {
  return match ? generatePath(path, match.params) : path;
}

function fillPath(to: LocationObject, match: PathMatch | undefined): LocationObject {
  return to.pathname === undefined ? to : {...to, pathname: fill(to.pathname, match)};
}
