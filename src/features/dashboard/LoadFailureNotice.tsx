import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { RetryButton } from './RetryButton';
import type { LoadFailure } from './useMyServices';

/** What stays on the page after the alert was closed, or above cards that could not be refreshed. */
export const LoadFailureNotice = ({ failure }: { failure: LoadFailure }) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{
        mb: 5,
        alignItems: 'center',
        bgcolor: 'background.paper',
        '& .MuiAlert-action': { p: 0, m: 0, ml: 'auto' },
      }}
      action={<RetryButton wait={failure.wait} since={failure.since} onRetry={failure.retry} />}
    >
      {t(failure.message, failure.messageArgs)}
    </Alert>
  );
};
