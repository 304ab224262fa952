import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Component, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { hasStatus } from '../api/HttpError';
import { i18nProvider } from '../i18n/i18nProvider';
import { isChunkFailure } from '../ui/loading/lazyCode';
import { AccessDenied, ErrorScreen } from './layout/ErrorScreen';
import { useWindowEvent } from '../ui/useWindowEvent';

interface ErrorBoundaryProps {
  resetKey?: string;
  fallback: ComponentType<{ error: unknown; retry: () => void }>;
  children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    const { fallback: Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} retry={this.retry} /> : children;
  }
}

export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={ScreenError}>
      {children}
    </ErrorBoundary>
  );
};

const ScreenError = ({ error, retry }: { error: unknown; retry: () => void }) => {
  if (hasStatus(error, 403)) return <AccessDenied />;
  return isChunkFailure(error) ? <ChunkError /> : <RetryScreen messageKey="shell.crashed" retry={retry} />;
};

const reload = () => location.reload();

const ChunkError = () => {
  useWindowEvent('online', reload);
  return <RetryScreen messageKey="shell.notLoaded" retry={reload} />;
};

interface RetryScreenProps {
  messageKey: 'shell.crashed' | 'shell.notLoaded';
  retry: () => void;
}

/** Fills the whole screen, unlike LoadFailure. */
const RetryScreen = ({ messageKey, retry }: RetryScreenProps) => {
  const translate = useTranslate();
  return (
    <ErrorScreen messageKey={messageKey} role="alert">
      <Button variant="contained" onClick={retry}>
        {translate(`${messageKey}.retry`)}
      </Button>
    </ErrorScreen>
  );
};

/** Rethrows to the boundary above, because the router would show its own error page. */
export const Rethrow = (): never => {
  throw useRouteError();
};

/** Uses no theme, catalogue or router, since one of them may have crashed. */
export const PortalBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={PortalError}>{children}</ErrorBoundary>
);

const PortalError = () => {
  const { translate } = i18nProvider;
  return (
    <main role="alert" style={frame}>
      <h1>{translate('shell.broken.title')}</h1>
      <p>{translate('shell.broken.text')}</p>
      <button type="button" style={button} onClick={() => location.reload()}>
        {translate('action.reload')}
      </button>
    </main>
  );
};

const frame: CSSProperties = {
  maxWidth: '30rem',
  margin: '15vh auto 0',
  padding: '1.5rem',
  font: '1rem/1.5 system-ui, sans-serif',
};

const button: CSSProperties = { font: 'inherit', padding: '0.5rem 1.25rem' };
