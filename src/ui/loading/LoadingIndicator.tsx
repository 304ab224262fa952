import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';

export const LoadingIndicator = () => {
  const t = useTranslate();
  return (
    <Box sx={centred}>
      <CircularProgress aria-label={t('action.loading')} />
    </Box>
  );
};

const centred = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
  animation: 'appear 150ms 300ms ease-out both',
} as const;
