import {type ReactNode, useContext, version} from 'react';
import {UNSAFE_NavigationContext as NavigationContext, NavigationType, Router} from 'react-router';
import {encodePath} from '../../shared/encodePath.js';
import {LocationContext} from '../context/LocationContext.js';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import type {Action, History, Location} from '../types.js';

export interface SiteRouterProps {
  readonly history: History;
  /** Of the page that is shown; `history.location` may be ahead of it while the next page loads. */
  readonly location: Location;
  /** How the visitor got there. */
  readonly action: Action;
  readonly children: ReactNode;
}

const navigationTypes: {readonly [Name in Action]: NavigationType} = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

// React 18 warns of layout effects on the server, in its development build. React Router then leaves them out, but warns of
// each `<Navigate>`.
const isStatic = !ExecutionEnvironment.canUseDOM && version.startsWith('18.');

/** React Router over our own history: it has the page that is shown, and navigates by the history. */
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

/** The same object in each render. @throws outside the app */
export function useSiteHistory(): History {
  const context: {readonly navigator: object} | null = useContext(NavigationContext);
  const history = context?.navigator;
  if (!isHistory(history)) {
    throw new Error(OUTSIDE_OF_ROUTER);
  }
  return history;
}

function isHistory(value: object | undefined): value is History {
  return value !== undefined && 'goBack' in value;
}
