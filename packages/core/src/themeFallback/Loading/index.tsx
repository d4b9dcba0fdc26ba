import type {ReactNode} from 'react';
import Translate, {translate} from '../../client/Translate.js';
import styles from './styles.module.css';

export interface Props {
  /** Error for which the page could not be loaded; absent while the page is being loaded. */
  readonly error?: unknown;
  retry(): void;
  /** True once loading takes so long that the visitor should see a spinner. */
  readonly pastDelay?: boolean;
  readonly timedOut?: boolean;
  readonly isLoading?: boolean;
}

/**
 * Shown in place of a page that is being loaded: first nothing, after a delay a spinner. If the page could not be
 * loaded: the error message and a button that tries again.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <LoadFailure error={error} retry={retry} />;
  return pastDelay ? <Spinner /> : null;
}

function LoadFailure({error, retry}: Pick<Props, 'error' | 'retry'>): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={retry}>
        <Translate
          id="theme.Loading.retry"
          description="The label of the button that tries again to load a page"
        >
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** A spinner: a ring with an arc. The ring turns once in 3 seconds; the arc grows or shrinks in 1.5 seconds. */
function Spinner(): ReactNode {
  return (
    <div
      className={styles.loading}
      role="status"
      aria-label={translate({
        id: 'theme.Loading.ariaLabel',
        message: 'Loading',
        description: 'The accessible name of the spinner that is shown while a page is loaded',
      })}
    >
      <svg className={styles.spinner} viewBox="0 0 128 110" width="128" height="110" aria-hidden="true">
        <g fill="none" fillRule="evenodd" strokeWidth="6" className={styles.ring}>
          <circle cx="64" cy="55" r="36" stroke="currentColor" opacity="0.15" />
          <circle cx="64" cy="55" r="36" stroke="currentColor" className={styles.arc} strokeLinecap="round" />
        </g>
      </svg>
    </div>
  );
}
