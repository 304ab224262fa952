import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { liveStateQuery } from './notificationQuery';

const colours = { open: 'success.main', connecting: 'text.secondary', lost: 'warning.main' } as const;

/** How the live connection is: a small word, said aloud only when it is lost. */
export const LiveMark = () => {
  const t = useTranslate();
  const { data: state = 'connecting' } = useQuery(liveStateQuery);
  return (
    <Box
      component="span"
      aria-live={state === 'lost' ? 'polite' : 'off'}
      data-live={state}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colours[state] }} />
      {t(`notification.live.${state}`)}
    </Box>
  );
};
