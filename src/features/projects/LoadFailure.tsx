import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ErrorMessage } from '../../api/errors';

interface LoadFailureProps {
  errorMessage: ErrorMessage;
  isBusy: boolean;
  onRetry: () => void;
}

/** Says that projects, or one of them, could not be fetched. */
export const LoadFailure = ({ errorMessage, isBusy, onRetry }: LoadFailureProps) => {
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
      {t(errorMessage.message, errorMessage.messageArgs)}
    </Alert>
  );
};
