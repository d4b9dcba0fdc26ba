import DefaultFallback from '@theme/Error';
import {Component, type ReactNode} from 'react';

export interface ErrorBoundaryFallbackParams {
  readonly error: Error;
  /** Clears the error and renders the children again. */
  tryAgain(): void;
}

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Function that renders the error. Default: the theme component `@theme/Error`. */
  readonly fallback?: (params: ErrorBoundaryFallbackParams) => ReactNode;
  /** The error is cleared when this value changes, since the children are then different content. */
  readonly resetKey?: unknown;
}

interface State {
  readonly error: Error | null;
}

/**
 * Shows a fallback if its children throw while rendering. On the server, errors are not caught: they fail the build.
 */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  /** Errors occur only after the app has started. */
  static readonly still = true;
  override state: State = {error: null};

  static getDerivedStateFromError(error: unknown): State {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override componentDidUpdate({resetKey}: ErrorBoundaryProps): void {
    if (this.state.error && resetKey !== this.props.resetKey) this.tryAgain();
  }

  readonly tryAgain = (): void => this.setState({error: null});

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children ?? null;
    const params = {error, tryAgain: this.tryAgain};
    return this.props.fallback ? this.props.fallback(params) : <DefaultFallback {...params} />;
  }
}
