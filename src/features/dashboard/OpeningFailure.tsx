import { Alert, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { RetryButton } from './RetryButton';
import type { OpeningFault } from './useOpenService';

interface Props {
  fault: OpeningFault;
  service: string;
  onRetry: () => void;
}

/** Why a service did not open, on its card, above the link that covers it. A toast has said it aloud. */
export const OpeningFailure = ({ fault, service, onRetry }: Props) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="presentation"
      sx={{ position: 'relative', zIndex: 1, overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1 } }}
    >
      {t(fault.message, fault.messageArgs)}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1, mb: -2, mr: -2 }}>
        <RetryButton
          key={fault.since}
          wait={fault.wait}
          since={fault.since}
          name={t('dashboard.card.retry', { service })}
          onRetry={onRetry}
        />
      </Box>
    </Alert>
  );
};
