import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** Shows the id of the failed request, which operators can look up in the server log. */
export const FailureDetails = ({ requestId }: { requestId: string | null | undefined }) => {
  const t = useTranslate();
  return (
    requestId && (
      <Box component="details" sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
        <Box component="summary" sx={{ width: 'fit-content', minHeight: 24, cursor: 'pointer' }}>
          {t('ui.failure.details')}
        </Box>
        {t('ui.failure.requestId')} <bdi dir="ltr">{requestId}</bdi>
      </Box>
    )
  );
};
