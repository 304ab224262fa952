import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** Stands for folders and files while they are fetched. */
export const LibrarySkeleton = () => {
  const t = useTranslate();
  return (
    <Box sx={{ minHeight: '50vh' }}>
      <Box component="output" sx={visuallyHidden}>
        {t('mediaLibrary.loading')}
      </Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 3, mt: 6 }}
      >
        {Array.from({ length: 8 }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={124} />
        ))}
      </Box>
    </Box>
  );
};
