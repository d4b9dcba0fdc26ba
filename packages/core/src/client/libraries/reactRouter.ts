/**
 * Exports of `react-router` and `react-router-dom` for sites and other packages: React Router 7, and all names of
 * version 5, which existing sites and plugins use. Exports that exist in both versions accept the arguments and props
 * of both versions.
 */
export * from 'react-router';
export {generatePath} from '../../shared/generatePath.js';
export {Redirect} from '../router/Redirect.js';
export {useHistory, useRouteMatch} from '../router.js';
export {Link, type LinkProps, NavLink, type NavLinkProps} from './router5/links.js';
export {Prompt, type PromptProps} from './router5/Prompt.js';
export {
  Route,
  type RouteChildrenProps,
  type RouteComponentProps,
  type RouteProps,
  Switch,
  type SwitchProps,
} from './router5/Route.js';
export {BrowserRouter, HashRouter, MemoryRouter, Router, StaticRouter} from './router5/routers.js';
export {createRoutesFromChildren, createRoutesFromElements, matchPath, Routes} from './router5/routes.js';
export {withRouter} from './router5/withRouter.js';
