import Translate from '@lectern/core/client/Translate';
import {Component, type ComponentProps, type ReactNode} from 'react';
import styles from './errorBoundaryUtils.module.css';

/** A button with the text "Try again" and the given props. */
export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate
        id="theme.ErrorPageContent.tryAgain"
        description="The label of the button that renders the page again after it crashed"
      >
        Try again
      </Translate>
    </button>
  );
}

/** Messages of an error and its causes, at most 20. */
function errorMessages(error: Error): string[] {
  const messages: string[] = [];
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (messages.length === 20) break;
    messages.push(current.message);
  }
  return messages;
}

export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain,
}: {
  readonly error: Error;
  readonly tryAgain: () => void;
}): ReactNode {
  return (
    <div className={styles.errorBoundaryFallback}>
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

export function ErrorBoundaryError({error}: {readonly error: Error}): ReactNode {
  return <p className={styles.errorBoundaryError}>{errorMessages(error).join('\n\nCause:\n')}</p>;
}

/**
 * Replaces an error that a child throws by the error that `onError` returns. This error can name the faulty component,
 * and have the original error as `cause`.
 */
export class ErrorCauseBoundary extends Component<{
  readonly children: ReactNode;
  readonly onError: (error: Error) => Error;
}> {
  /** Errors occur only after the app has started. */
  static readonly still = true;

  override componentDidCatch(error: Error): never {
    throw this.props.onError(error);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
