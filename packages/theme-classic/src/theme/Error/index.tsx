import {RouteContextProvider} from '@lectern/core/client/context/RouteContext';
import ErrorBoundary from '@lectern/core/client/ErrorBoundary';
import Head from '@lectern/core/client/Head';
import {ErrorBoundaryErrorMessageFallback} from '@lectern/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/**
 * Route context for the layout. The layout needs the plugin of a page, but the error was thrown outside of all routes.
 */
const noRoute = {plugin: {name: 'docusaurus-theme-classic', id: 'default'}};

/** Error page without the layout of the site, for errors that components of the layout throw. */
function BareError({error, tryAgain}: Props): ReactNode {
  return (
    <div style={{minHeight: '50vh', padding: '2rem', textAlign: 'center'}} role="alert">
      <h1>This page crashed.</h1>
      <ErrorBoundaryErrorMessageFallback error={error} tryAgain={tryAgain} />
    </div>
  );
}

/** @swizzle unsafe */
/**
 * The error page for errors outside of the page's error boundary. It has the layout, unless the layout itself throws.
 */
export default function ErrorScreen({error, tryAgain}: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => <BareError error={error} tryAgain={tryAgain} />}>
      <Head>
        <title>Page Error</title>
      </Head>
      <RouteContextProvider value={noRoute}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}
