import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { usePopover } from '../../ui/menus/usePopover';
import { formatShortDay, useToday } from './days';
import type { NotificationFilter } from './notificationFilter';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { tooltip } from '../../ui/page/SharedTooltip';

/** Reserves the size, because the popover is positioned before the picker has loaded. */
const pickerSize = { width: { xs: 'calc(100vw - 32px)', sm: 598 }, height: { xs: 701, sm: 453 } };

const DateRangePicker = lazyPart(
  () => import('../../ui/inputs/date-range-picker/DateRangePicker').then(pickExport('DateRangePicker')),
  <Box sx={pickerSize} />,
);

type Dates = Pick<NotificationFilter, 'from' | 'to'>;

export const useFormatDates = () => {
  const t = useTranslate();
  return ({ from, to }: Dates): string | null => {
    if (!from && !to) return null;
    if (from === to) return formatShortDay(from);
    return t('notification.dates.range', {
      from: from ? formatShortDay(from) : t('dateRange.early'),
      to: to ? formatShortDay(to) : t('dateRange.continuous'),
    });
  };
};

export const DateFilter = ({ dates, onChange }: { dates: Dates; onChange: (dates: Dates) => void }) => {
  const t = useTranslate();
  const today = useToday();
  const { close, button, popover } = usePopover('dialog', 'start');
  const range = useFormatDates()(dates);
  return (
    <Box sx={{ position: 'relative', display: 'flex' }}>
      <Button
        {...button}
        variant="outlined"
        color={range ? 'primary' : 'inherit'}
        startIcon={<CalendarToday fontSize="small" />}
        aria-label={range ? t('notification.dates.chosen', { range }) : undefined}
        sx={{
          // Holds the longest range and the button that clears it.
          width: 232,
          justifyContent: 'start',
          whiteSpace: 'nowrap',
        }}
      >
        {range ?? t('notification.dates.open')}
      </Button>
      {range && (
        <IconButton
          {...tooltip(t('notification.dates.clear'))}
          onClick={() => onChange({ from: '', to: '' })}
          sx={{ position: 'absolute', insetInlineEnd: 0 }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      {popover && (
        <Popover
          {...popover}
          disableScrollLock
          marginThreshold={8}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('notification.dates.open') } }}
        >
          <DateRangePicker
            value={{ from: dates.from || null, to: dates.to || null }}
            onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
            limits={{ max: today }}
            onClose={close}
          />
        </Popover>
      )}
    </Box>
  );
};
