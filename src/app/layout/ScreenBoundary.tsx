import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { AccessDenied } from '../../ui/layout/AccessDenied';
import { DeadEnd } from '../../ui/layout/DeadEnd';
import { ErrorBoundary, type ErrorBoundaryProps } from '../../ui/layout/ErrorBoundary';
import { isChunkFailure } from '../../ui/layout/isChunkFailure';

/** A thrown 403 is "not yours"; whatever else was thrown is a crash. */
const insteadOf: ErrorBoundaryProps['fallback'] = ({ error, retry }) =>
  error instanceof HttpError && error.status === 403 ? (
    <AccessDenied />
  ) : (
    <Crashed error={error} retry={retry} />
  );

/** Keeps the crash of one screen from the rest; the next navigation starts afresh. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={insteadOf}>
      {children}
    </ErrorBoundary>
  );
};

/** In the place of a screen that crashed, or whose code could not be loaded: that takes a reload. */
const Crashed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const translate = useTranslate();
  const isMissing = isChunkFailure(error);
  const text = isMissing ? 'shell.notLoaded' : 'shell.crashed';
  return (
    <DeadEnd title={translate(`${text}.title`)} text={translate(`${text}.text`)} role="alert">
      <Button variant="contained" onClick={isMissing ? () => location.reload() : retry}>
        {translate(`${text}.retry`)}
      </Button>
    </DeadEnd>
  );
};
