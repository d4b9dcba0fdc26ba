import Root from '@theme/Root';
import SiteMetadata from '@theme/SiteMetadata';
import ThemeProvider from '@theme/ThemeProvider';
import {type ReactNode, Suspense} from 'react';
import {type BrokenLinks, BrokenLinksContext} from '../context/BrokenLinksContext.js';
import {BrowserContextProvider} from '../context/BrowserContext.js';
import {DataContext, type DataSource} from '../context/DataContext.js';
import {NavigationContext, type NavigationState} from '../context/NavigationContext.js';
import {SiteContext} from '../context/SiteContext.js';
import {ViewContext, type ViewValue} from '../context/ViewContext.js';
import ErrorBoundary from '../ErrorBoundary.js';
import {FirstLocation} from '../router/FirstLocation.js';
import {SiteRouter, type SiteRouterProps} from '../router/SiteRouter.js';
import type {SiteContextValue} from '../types.js';
import FirstInteraction from './FirstInteraction.js';
import HeadDefaults from './HeadDefaults.js';
import PageHead from './PageHead.js';
import PageLoading from './PageLoading.js';
import RouteTree from './RouteTree.js';
import ViewCommit from './ViewCommit.js';

const loading = <PageLoading />;

/** One element for all pages: a navigation then renders only the components that read a changed context. */
const tree = (
  <BrowserContextProvider>
    <FirstLocation>
      <Root>
        <ThemeProvider>
          <HeadDefaults />
          <SiteMetadata />
          <PageHead />
          <RouteTree />
          <FirstInteraction />
        </ThemeProvider>
      </Root>
    </FirstLocation>
  </BrowserContextProvider>
);

export interface AppProps {
  readonly site: SiteContextValue;
  readonly router: Omit<SiteRouterProps, 'children'>;
  readonly view: ViewValue;
  readonly navigation: NavigationState;
  readonly data: DataSource;
  readonly brokenLinks: BrokenLinks;
  /** Elements that are rendered after the page and add tags to its head; only used on the server. */
  readonly beside?: ReactNode;
}

/** Root component on the server and in the browser: everything inside of the element `#__docusaurus`. */
export default function App({
  site,
  router,
  view,
  navigation,
  data,
  brokenLinks,
  beside = null,
}: AppProps): ReactNode {
  return (
    <SiteContext.Provider value={site}>
      <DataContext.Provider value={data}>
        <BrokenLinksContext.Provider value={brokenLinks}>
          <NavigationContext.Provider value={navigation}>
            <SiteRouter {...router}>
              <ViewContext.Provider value={view}>
                {/* React hydrates the HTML in this boundary before it updates a component in it, so HTML and
                    components match. */}
                <Suspense fallback={loading}>
                  <ViewCommit view={view}>
                    <ErrorBoundary resetKey={view}>{tree}</ErrorBoundary>
                  </ViewCommit>
                </Suspense>
                {beside}
              </ViewContext.Provider>
            </SiteRouter>
          </NavigationContext.Provider>
        </BrokenLinksContext.Provider>
      </DataContext.Provider>
    </SiteContext.Provider>
  );
}
