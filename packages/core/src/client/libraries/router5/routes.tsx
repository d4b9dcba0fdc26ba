import {Children, cloneElement, createElement, Fragment, isValidElement, type ReactNode} from 'react';
import {
  createRoutesFromChildren as createLaterRoutes,
  type PathMatch as LaterPathMatch,
  type PathPattern as LaterPathPattern,
  Route as LaterRoute,
  matchPath as matchLaterPath,
  type RouteObject,
  type RoutesProps,
  useRoutes,
} from 'react-router';
import {matchPath as matchOldPath, type PathMatch, type PathPattern} from '../../../shared/matchPath.js';
import {Route} from './Route.js';

/** Replaces our `Route` elements by `Route` elements of React Router 7, whose `<Routes>` accepts no other children. */
function laterChildren(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) return child;
    const below = laterChildren(child.props.children);
    if (child.type === Route) return createElement(LaterRoute, {...child.props, key: child.key}, below);
    return child.type === Fragment ? cloneElement(child, {}, below) : child;
  });
}

/** Makes route objects of React Router 6 and 7 from `<Route>` elements. */
export function createRoutesFromChildren(children: ReactNode): RouteObject[] {
  return createLaterRoutes(laterChildren(children));
}

export {createRoutesFromChildren as createRoutesFromElements};

/** `<Routes>` of React Router 6 and 7, which here also accepts our `Route` elements. */
export function Routes({children, location}: RoutesProps): ReactNode {
  return useRoutes(createRoutesFromChildren(children), location);
}

type OldPattern = string | readonly string[] | PathPattern;

/**
 * Implements `matchPath(pathname, pattern)` of React Router 5, and `matchPath(pattern, pathname)` of later versions.
 */
export function matchPath(pattern: string | LaterPathPattern, pathname: string): LaterPathMatch | null;
export function matchPath(pathname: string, pattern: OldPattern): PathMatch | null;
export function matchPath(
  first: string | LaterPathPattern,
  second: OldPattern,
): LaterPathMatch | PathMatch | null {
  if (typeof first === 'string' && (typeof second !== 'string' || (!isPattern(first) && isPattern(second)))) {
    return matchOldPath(first, second);
  }
  return matchLaterPath(first, second as string);
}

function isPattern(path: string): boolean {
  return /[:*]/.test(path);
}
