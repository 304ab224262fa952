import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';

/** Stands for the rows while they are fetched for the first time. */
export const ProjectsSkeleton = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="output" sx={visuallyHidden}>
        {t('projects.loading')}
      </Box>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={52} />
      ))}
    </Stack>
  );
};
