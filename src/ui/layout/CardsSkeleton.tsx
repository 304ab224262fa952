import { Box, Skeleton } from '@mui/material';
import { CardGrid } from './CardGrid';

interface CardsSkeletonProps {
  /** Says what is being waited for. */
  label: string;
  count: number;
  /** Of one card, in px. */
  height: number;
}

/** Stands for cards that are about to come, in their places. */
export const CardsSkeleton = ({ label, count, height }: CardsSkeletonProps) => (
  <Box component="output" aria-label={label} sx={{ display: 'block' }}>
    <CardGrid component="div">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
      ))}
    </CardGrid>
  </Box>
);
