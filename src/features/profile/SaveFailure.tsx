import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface SaveFailureProps {
  /** What was not saved; null for nothing. */
  text: string | null;
  onRetry: () => void;
}

/** A calm line where a choice could not be saved and went back; there before its text, so that it is read out. */
export const SaveFailure = ({ text, onRetry }: SaveFailureProps) => {
  const t = useTranslate();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {text !== null && (
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, pb: 3 }}
        >
          <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: '1 1 12rem' }}>
            {text}
          </Typography>
          <Button size="small" onClick={onRetry}>
            {t('notificationControls.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
