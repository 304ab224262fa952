import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What stands in the place of content that crashed; `retry` renders the content again. */
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** Another value, such as another address, renders the content again as well. */
  resetKey?: string;
  children: ReactNode;
}

interface Failure {
  error: unknown;
}

/** Keeps a crash where it happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback({ error: failure.error, retry: this.retry }) : this.props.children;
  }
}
