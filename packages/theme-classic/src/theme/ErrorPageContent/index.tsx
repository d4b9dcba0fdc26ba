import Head from '@lectern/core/client/Head';
import Translate from '@lectern/core/client/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@lectern/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export type {Props};

/** @swizzle unsafe */
/** Content in the place of a page whose component threw an error. Navbar and footer stay. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3 text--center" role="alert">
          <h1 className="hero__title">
            <Translate id="theme.ErrorPageContent.title" description="The title of a page that crashed">
              This page crashed.
            </Translate>
          </h1>
          <div className="margin-vert--lg">
            <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary shadow--lw" />
          </div>
          <hr />
          <div className="margin-vert--md">
            <ErrorBoundaryError error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}
