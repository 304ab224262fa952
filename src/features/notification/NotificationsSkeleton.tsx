import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Stands for the rows while they are fetched for the first time. */
export const NotificationsSkeleton = () => {
  const t = useTranslate();
  return (
    <Box>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 4 }}>
        {t('notification.loading')}
      </Typography>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={110} sx={{ mb: 2 }} />
      ))}
    </Box>
  );
};
