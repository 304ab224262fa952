import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useCountdown } from '../form/useCountdown';

export interface LoadFailureProps {
  title?: string | undefined;
  children: string;
  wait?: number | null;
  isBusy: boolean;
  onRetry: () => void;
}

export const LoadFailure = ({ title, children, wait = null, isBusy, onRetry }: LoadFailureProps) => {
  const t = useTranslate();
  const [left, start] = useCountdown(wait ?? 0);
  useEffect(() => start(wait), [wait, start]);
  const retry = t('action.retry');
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
      {title && <AlertTitle>{title}</AlertTitle>}
      <div>{children}</div>
    </Alert>
  );
};
