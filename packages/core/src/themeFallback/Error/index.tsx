import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {RouteContextProvider} from '../../client/context/RouteContext.js';
import ErrorBoundary from '../../client/ErrorBoundary.js';
import Head from '../../client/Head.js';
import styles from './styles.module.css';

export interface Props {
  readonly error: Error;
  tryAgain(): void;
}

/** The error itself, in plain HTML: whatever crashed may have been the layout. */
function ErrorDisplay({error, tryAgain}: Props): ReactNode {
  return (
    <div className={styles.crash} role="alert">
      <h1>This page crashed.</h1>
      <button type="button" className={styles.tryAgain} onClick={tryAgain}>
        Try again
      </button>
      <ErrorMessages error={error} />
    </div>
  );
}

function ErrorMessages({error}: Pick<Props, 'error'>): ReactNode {
  return messagesOf(error).map((message, index) => (
    // Causes never change places.
    <p key={String(index)} className={styles.message}>
      {message}
    </p>
  ));
}

/** Of the error, then of what caused it. */
function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, ...messagesOf(error.cause)];
}

const routeContext = {plugin: {name: 'docusaurus-core-error', id: 'default'}};

/** In the place of everything, after something outside of any page's own error boundary has crashed. */
export default function CrashPage({error, tryAgain}: Props): ReactNode {
  const display = <ErrorDisplay error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={routeContext}>
      <ErrorBoundary fallback={() => display}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>{display}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
