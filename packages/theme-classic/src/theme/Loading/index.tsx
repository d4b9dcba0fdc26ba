import Translate, {translate} from '@lectern/core/client/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The error if loading failed; `null` while loading. */
  readonly error?: Error | null;
  readonly retry?: () => void;
  /** `false` at the beginning, so that a fast load shows no spinner. */
  readonly pastDelay?: boolean;
}

/** @swizzle unsafe */
/** A spinner while the code of a page is loading. If that fails, the error with a button to retry. */
export default function Loading({error, retry, pastDelay = true}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{error.message}</p>
        <div>
          <button type="button" onClick={retry}>
            <Translate
              id="theme.Loading.retry"
              description="The label of the button that tries again to load a page"
            >
              Retry
            </Translate>
          </button>
        </div>
      </div>
    );
  }
  if (!pastDelay) return null;
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
      <svg
        viewBox="0 0 45 45"
        className={styles.spinner}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      >
        {['0s', '-1.5s', '-3s'].map((delay) => (
          <circle key={delay} className={styles.ring} cx="22" cy="22" r="6" style={{animationDelay: delay}} />
        ))}
        <circle className={styles.core} cx="22" cy="22" r="8" />
      </svg>
    </div>
  );
}
