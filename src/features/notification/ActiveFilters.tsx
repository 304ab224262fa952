import { Box, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { activeParts, cleared, type FilterPart } from './notificationFilter';
import { useDatesText } from './DateFilter';
import type { FilterControl } from './useFilter';

/** What narrows the list at present, each with a way to drop it, and 'Clear All' (spec 2 §2.8). */
export const ActiveFilters = ({ control }: { control: FilterControl }) => {
  const t = useTranslate();
  const datesText = useDatesText();
  const { filter, search, change, clear } = control;
  const parts = activeParts({ ...filter, search });
  if (parts.length === 0) return null;
  const values: Record<FilterPart, string> = {
    search: search.trim(),
    read: t(`notification.read.${filter.read}`),
    service: filter.service ?? '',
    dates: datesText(filter) ?? '',
  };
  return (
    <Box
      component="fieldset"
      aria-label={t('notification.active.title')}
      sx={{
        border: 0,
        p: 0,
        mx: 0,
        mb: 0,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 3,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('notification.active.title')}
      </Typography>
      {parts.map((part) => {
        const text = t(`notification.active.${part}`, { value: values[part] });
        const drop = () => change(cleared[part]);
        return (
          <Chip
            key={part}
            label={text}
            aria-label={t('notification.active.remove', { filter: text })}
            onClick={drop}
            onDelete={drop}
            sx={{ maxWidth: '100%' }}
          />
        );
      })}
      <Button size="small" onClick={clear}>
        {t('notification.active.clearAll')}
      </Button>
    </Box>
  );
};
