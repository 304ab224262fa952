import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Telling } from '../../api/errors';

interface LoadFailureProps {
  telling: Telling;
  isBusy: boolean;
  onRetry: () => void;
}

/** Says that projects, or one of them, could not be fetched. */
export const LoadFailure = ({ telling, isBusy, onRetry }: LoadFailureProps) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 5 }}
      action={
        <Button color="inherit" disabled={isBusy} onClick={onRetry}>
          {t('projects.retry')}
        </Button>
      }
    >
      {t(telling.message, telling.messageArgs)}
    </Alert>
  );
};
