import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { dayHeading, type NotificationDay } from './days';
import type { Selection } from './useSelection';
import { useToday } from './useToday';

interface DayHeadingProps {
  day: NotificationDay;
  selection: Pick<Selection, 'has' | 'set'>;
}

/** Heads a day; its checkbox selects what the filters show of it, and is half set where part of that is. */
export const DayHeading = ({ day: { day, items }, selection }: DayHeadingProps) => {
  const t = useTranslate();
  const heading = dayHeading(day, useToday());
  const text =
    'word' in heading ? t(`notification.${heading.word}`) : t('notification.day', { day: heading.text });
  const count = items.filter(({ id }) => selection.has(id)).length;
  const isAll = count === items.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pt: 4, pb: 1, pl: { xs: 1, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1rem', minWidth: 0 }}>
        {text}
      </Typography>
      <FormControlLabel
        label={t('notification.selectAll')}
        slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
        sx={{ ml: 'auto', mr: { xs: 1, sm: 3 }, whiteSpace: 'nowrap' }}
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            onChange={() =>
              selection.set(
                items.map(({ id }) => id),
                !isAll,
              )
            }
            slotProps={{ input: { 'aria-label': t('notification.selectDay', { day: text }) } }}
          />
        }
      />
    </Box>
  );
};
