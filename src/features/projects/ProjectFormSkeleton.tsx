import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';

export const ProjectFormSkeleton = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 5 }}>
      <Box component="output" sx={visuallyHidden}>
        {t('projects.loadingOne')}
      </Box>
      {Array.from({ length: 8 }, (_, field) => (
        <div key={field}>
          <Skeleton width={120} height={20} sx={{ mb: 1 }} />
          <Skeleton variant="rounded" height={40} />
        </div>
      ))}
    </Stack>
  );
};
