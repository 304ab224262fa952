import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { neighboursOf } from '../../../model/userOrigin';
import type { UserPlace } from '../../../model/userPlace';
import { paths } from '../../../paths';

interface NeighboursProps {
  origin: UserPlace | null;
  id: number;
  /** Stays open with the other user. */
  tab: string;
}

/** The way to the previous and the next user of the list that led here. */
export const Neighbours = ({ origin, id, tab }: NeighboursProps) => {
  const t = useTranslate();
  const navigate = useNavigate();
  if (!origin?.ids.includes(id) || origin.ids.length < 2) return null;
  const { previous, next } = neighboursOf(origin.ids, id);
  const position = origin.ids.indexOf(id) + 1;
  const go = (to: number | null) =>
    to !== null && void navigate(`${paths.userDetails(to)}?tab=${tab}`, { state: origin, replace: true });
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
        {t('userPages.details.position', { position, total: origin.ids.length })}
      </Typography>
      <IconButton aria-label={t('userPages.details.next')} disabled={next === null} onClick={() => go(next)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
