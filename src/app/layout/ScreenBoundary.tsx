import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { AccessDenied, DeadEnd } from './DeadEnd';

/** Keeps the crash of one screen from the rest; the next navigation starts afresh. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  return <ErrorBoundary resetKey={key}>{children}</ErrorBoundary>;
};

interface ErrorBoundaryProps {
  resetKey: string;
  children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
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
    if (!failure) return this.props.children;
    const { error } = failure;
    if (error instanceof HttpError && error.status === 403) return <AccessDenied />;
    return <Crashed error={error} retry={this.retry} />;
  }
}

const Crashed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const translate = useTranslate();
  const isMissing = isChunkFailure(error);
  const texts = isMissing ? 'shell.notLoaded' : 'shell.crashed';
  return (
    <DeadEnd texts={texts} role="alert">
      <Button variant="contained" onClick={isMissing ? () => location.reload() : retry}>
        {translate(`${texts}.retry`)}
      </Button>
    </DeadEnd>
  );
};

/**
 * Whether a part of the portal could not be loaded: the network is away, or a newer version took the place of
 * this one. Such a part is only asked for again by a reload.
 */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);
