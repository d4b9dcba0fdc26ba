import {type ReactNode, useContext, version} from 'react';
import {UNSAFE_NavigationContext as NavigationContext, NavigationType, Router} from 'react-router';
import {encodePath} from '../../shared/encodePath.js';
import {LocationContext} from '../context/LocationContext.js';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import type {Action, History, Location} from '../types.js';

export interface SiteRouterProps {
  readonly history: History;
  /** Location of the page that is shown. While the next page loads, `history.location` is already the next location. */
  readonly location: Location;
  /** How the location was reached: by a new history entry, a replaced entry, or neither (back, forward, first load). */
  readonly action: Action;
  readonly children: ReactNode;
}

const navigationTypes: {readonly [Name in Action]: NavigationType} = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

// In development, React 18 warns about layout effects on the server. React Router has no layout effects in static mode,
// but then warns about each `<Navigate>`, so other versions of React do not use this mode.
const isStatic = !ExecutionEnvironment.canUseDOM && version.startsWith('18.');

/**
 * React Router on top of our own history. Its location is the location of the page that is shown, its navigator is our
 * history.
 */
export function SiteRouter({history, location, action, children}: SiteRouterProps): ReactNode {
  const {pathname, ...rest} = location;
  return (
    <Router
      navigator={history}
      location={{...rest, pathname: encodePath(pathname)}}
      navigationType={navigationTypes[action]}
      static={isStatic}
    >
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </Router>
  );
}

export const OUTSIDE_OF_ROUTER = 'Router hooks and links can only be used below the site’s root component.';

/**
 * Returns the history of the site, with the API of React Router 5. Each render gets the same object; `listen` reports
 * changes.
 *
 * @throws outside of the app
 */
export function useHistory(): History {
  const context: {readonly navigator: object} | null = useContext(NavigationContext);
  const history = context?.navigator;
  if (!isHistory(history)) throw new Error(OUTSIDE_OF_ROUTER);
  return history;
}

function isHistory(value: object | undefined): value is History {
  return value !== undefined && 'goBack' in value;
}
