import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another one tries again. */
  resetKey?: string;
  instead: ComponentType<{ error: unknown; retry: () => void }>;
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
    const { instead: Instead, children } = this.props;
    return failure ? <Instead error={failure.error} retry={this.retry} /> : children;
  }
}
