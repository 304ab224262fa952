import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Stands for overview and cards while they are fetched for the first time. */
export const SessionsSkeleton = () => {
  const t = useTranslate();
  return (
    <Box>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 4 }}>
        {t('sessions.loading')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: 3,
          mb: 8,
        }}
      >
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={88} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
};
