import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another one tries again. */
  resetKey?: string;
  instead: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** What React still asks a class for. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.instead(failure.error, this.retry) : this.props.children;
  }
}
