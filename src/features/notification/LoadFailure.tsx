import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

interface LoadFailureProps {
  isBusy: boolean;
  onRetry: () => void;
}

/** Stands where the list could not be loaded; a toast says why (spec 2 §2.8, §8). */
export const LoadFailure = ({ isBusy, onRetry }: LoadFailureProps) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 4, alignItems: 'center', bgcolor: 'background.paper' }}
      action={
        <Button color="inherit" aria-busy={isBusy} onClick={() => isBusy || onRetry()}>
          {t('notification.retry')}
        </Button>
      }
    >
      {t('notification.error')}
    </Alert>
  );
};
