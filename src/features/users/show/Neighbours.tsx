import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { neighboursOf, type ListLocation } from '../listLocation';

interface NeighboursProps {
  origin: ListLocation | null;
  id: number;
  onGo: (id: number) => void;
}

/** The way to the previous and the next user of the list that led here. */
export const Neighbours = ({ origin, id, onGo }: NeighboursProps) => {
  const t = useTranslate();
  const users = origin?.users ?? [];
  const { previous, next, position } = neighboursOf(users, id);
  if (position === 0 || users.length < 2) return null;
  const go = (to: number | null) => to !== null && onGo(to);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={t('userPages.details.previous')}
        disabled={previous === null}
        onClick={() => go(previous)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('userPages.details.position', { position, total: users.length })}
      </Typography>
      <IconButton aria-label={t('userPages.details.next')} disabled={next === null} onClick={() => go(next)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
