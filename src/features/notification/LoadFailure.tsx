import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Telling } from '../../api/errors';

interface LoadFailureProps {
  failure: Telling;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why there is no list, and the way to ask again (spec 2 §2.8, §8). */
export const LoadFailure = ({ failure, isBusy, onRetry }: LoadFailureProps) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 4 }}
      action={
        <Button color="inherit" aria-busy={isBusy} onClick={() => isBusy || onRetry()}>
          {t('notification.retry')}
        </Button>
      }
    >
      <AlertTitle>{t('notification.error')}</AlertTitle>
      {t(failure.message, failure.messageArgs)}
    </Alert>
  );
};
