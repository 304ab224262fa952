import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../styles';

export const PageSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ minHeight: '60vh' }}>
      <output style={visuallyHidden}>{translate('action.loading')}</output>
      <Skeleton width="min(24rem, 80%)" height={44} />
      <Skeleton width="min(16rem, 60%)" height={24} />
      <Skeleton variant="rounded" height={200} sx={{ mt: 6 }} />
    </Box>
  );
};
