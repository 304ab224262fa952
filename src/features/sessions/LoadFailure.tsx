import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { ErrorMessage } from '../../api/errors';
import { useCountdown } from '../../ui/form/useCountdown';

interface LoadFailureProps {
  failure: ErrorMessage;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why the list is missing or out of date, with a way to try again once the server takes it. */
export const LoadFailure = ({ failure, isBusy, onRetry }: LoadFailureProps) => {
  const t = useTranslate();
  const [left, start] = useCountdown(failure.wait ?? 0);
  useEffect(() => start(failure.wait), [failure.wait, start]);
  const retry = t('sessions.retry');
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" disabled={isBusy || left > 0} onClick={onRetry}>
          {left > 0 ? t('ui.wait.label', { label: retry, seconds: left }) : retry}
        </Button>
      }
    >
      {t(failure.message, failure.messageArgs)}
    </Alert>
  );
};
