import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';

interface SaveFailureProps {
  /** What was not saved; null for nothing. */
  text: string | null;
  onRetry: () => void;
}

/** A calm line where a choice could not be saved and went back; there before its text, so that it is read out. */
export const SaveFailure = ({ text, onRetry }: SaveFailureProps) => {
  const t = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const retry = () => {
    // The button goes away with what it is pressed for; the keyboard stays here.
    frame.current?.focus();
    onRetry();
  };
  return (
    <Box ref={frame} component="output" tabIndex={-1} sx={{ display: 'block', outline: 'none' }}>
      {text !== null && (
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, pb: 3 }}
        >
          <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: '1 1 12rem' }}>
            {text}
          </Typography>
          <Button size="small" onClick={retry}>
            {t('notificationControls.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
