import ErrorBoundary from '@lectern/core/client/ErrorBoundary';
import Translate from '@lectern/core/client/Translate';
import {ErrorBoundaryErrorMessageFallback} from '@lectern/theme-common';
import Header from '@theme/Playground/Header';
import {type ReactNode, useContext} from 'react';
import {LiveContext, LiveError, LivePreview} from 'react-live';
import styles from './styles.module.css';

/** @swizzle unsafe */
/** The result of the code, or the error if it cannot be compiled or run. */
export default function PlaygroundPreview(): ReactNode {
  const {element} = useContext(LiveContext);
  return (
    <>
      <Header>
        <Translate id="theme.Playground.result" description="The heading above the result of live code">
          Result
        </Translate>
      </Header>
      <div className={styles.playgroundPreview}>
        <ErrorBoundary
          resetKey={element}
          fallback={(params) => <ErrorBoundaryErrorMessageFallback {...params} />}
        >
          <LivePreview />
        </ErrorBoundary>
        <LiveError role="alert" className={styles.playgroundError} />
      </div>
    </>
  );
}
