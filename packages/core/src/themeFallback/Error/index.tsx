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

/**
 * The error in plain HTML. It contains no component of the theme, since a component of the theme may have caused the
 * error.
 */
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
    // The order of the causes never changes, so the index may be the key.
    <p key={String(index)} className={styles.message}>
      {message}
    </p>
  ));
}

/** Messages of the error and of its causes (`Error.cause`), outermost first. */
function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, ...messagesOf(error.cause)];
}

const routeContext = {plugin: {name: 'docusaurus-core-error', id: 'default'}};

/** Page that React shows instead of the whole app after an error that no error boundary of a page has caught. */
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
