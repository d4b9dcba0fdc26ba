import {type ComponentProps, type ReactNode, useState} from 'react';
import {
  Router as LaterRouter,
  UNSAFE_LocationContext as RouterLocationContext,
  UNSAFE_RouteContext as RouterRouteContext,
} from 'react-router';
import {MatchContext} from '../../context/MatchContext.js';
import {hrefOf} from '../../router/location.js';
import {SiteRouter} from '../../router/SiteRouter.js';
import {createStaticHistory} from '../../router/staticHistory.js';
import type {History, LocationObject} from '../../types.js';
import useIsomorphicLayoutEffect from '../../useIsomorphicLayoutEffect.js';
import {createMemoryHistory, type MemoryHistoryOptions} from './memoryHistory.js';

const outside = {outlet: null, matches: [], isDataRoute: false};

interface HistoryRouterProps {
  readonly history: History;
  readonly children?: ReactNode;
}

/** A router inside of the router of the site. Hooks and links below it do not see the outer routes. */
function HistoryRouter({history, children}: HistoryRouterProps): ReactNode {
  const [shown, setShown] = useState({location: history.location, action: history.action});
  useIsomorphicLayoutEffect(
    () => history.listen((location, action) => setShown({location, action})),
    [history],
  );
  return (
    // React Router 7 throws for a router inside of another router, which it detects by this context; `null` prevents
    // that.
    <RouterLocationContext.Provider value={null as never}>
      <RouterRouteContext.Provider value={outside}>
        <MatchContext.Provider value={null}>
          <SiteRouter history={history} {...shown}>
            {children}
          </SiteRouter>
        </MatchContext.Provider>
      </RouterRouteContext.Provider>
    </RouterLocationContext.Provider>
  );
}

export type RouterProps = HistoryRouterProps | ComponentProps<typeof LaterRouter>;

/** Router of React Router 5 if `history` is given, otherwise the router of later versions. */
export function Router(props: RouterProps): ReactNode {
  return 'history' in props ? <HistoryRouter {...props} /> : <LaterRouter {...props} />;
}

export interface MemoryRouterProps extends MemoryHistoryOptions {
  readonly children?: ReactNode;
}

/** Router whose location is in memory; the address bar does not change. */
export function MemoryRouter({children, ...options}: MemoryRouterProps): ReactNode {
  const [history] = useState(() => createMemoryHistory(options));
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

export interface StaticRouterProps {
  readonly location?: string | LocationObject;
  /** Object whose `url` is set to the target of a redirect. */
  readonly context?: {url?: string};
  readonly children?: ReactNode;
}

/** Router with a fixed location: a navigation only sets `context.url`. */
export function StaticRouter({location = '/', context = {}, children}: StaticRouterProps): ReactNode {
  const [history] = useState(() =>
    createStaticHistory(hrefOf(location), (href) => {
      context.url = href;
    }),
  );
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

/** Renders only its children: a document has one history, so the children use the history of the site. */
export function BrowserRouter({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}

export {BrowserRouter as HashRouter};
