import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Leads through the pages of a list; nothing where there is one alone (spec 2 §2.9). */
export const Pager = ({ page, perPage, total, onPage }: PagerProps) => {
  const t = useTranslate();
  if (total <= perPage) return null;
  const to = Math.min(total, page * perPage);
  return (
    <Box
      component="nav"
      aria-label={t('ui.pager.label')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, mt: 5 }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('ui.pager.range', { from: (page - 1) * perPage + 1, to, total })}
      </Typography>
      <IconButton aria-label={t('ui.pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t('ui.pager.next')} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
