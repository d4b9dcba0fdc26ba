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

/** The crash happened above all routes; the layout requires the plugin of its page. */
const noRoute = {plugin: {name: 'docusaurus-theme-classic', id: 'default'}};

/** Plain, for errors that hit the layout, too. */
function BareError({error, tryAgain}: Props): ReactNode {
  return (
    <div style={{minHeight: '50vh', padding: '2rem', textAlign: 'center'}} role="alert">
      <h1>This page crashed.</h1>
      <ErrorBoundaryErrorMessageFallback error={error} tryAgain={tryAgain} />
    </div>
  );
}

/** @swizzle unsafe */
/** Shown when something outside the page's own boundary crashed: with the layout, unless it was the layout. */
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
