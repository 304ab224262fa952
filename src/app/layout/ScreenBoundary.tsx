import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { AccessDenied } from '../../ui/layout/AccessDenied';
import { ErrorBoundary, type ErrorBoundaryProps } from '../../ui/layout/ErrorBoundary';
import { Crashed } from './Crashed';

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
