import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';

const [rows, height] = [12, 50];

/** Stands for the cards while they are fetched for the first time (spec 1 §9: 12 rows of height 50). */
export const ServicesSkeleton = () => {
  const t = useTranslate();
  return (
    <Stack component="output" aria-label={t('dashboard.loading')} sx={{ gap: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
};
