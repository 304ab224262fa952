import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { isChunkFailure } from '../../ui/layout/lazyPart';
import { AccessDenied, DeadEnd } from './DeadEnd';
import { ErrorBoundary } from './ErrorBoundary';

/** Keeps the crash of one screen from the rest; the next navigation starts afresh. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} instead={Crashed}>
      {children}
    </ErrorBoundary>
  );
};

const Crashed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const translate = useTranslate();
  if (error instanceof HttpError && error.status === 403) return <AccessDenied />;
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
