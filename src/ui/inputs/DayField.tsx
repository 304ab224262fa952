import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import { Box, IconButton, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazyPart, pickExport } from '../loading/lazyCode';
import { usePopover } from '../menus/usePopover';
import { tooltip } from '../page/SharedTooltip';
import { LabelledTextField, type LabelledTextFieldProps } from './LabelledTextField';
import { useField, type FieldProps } from './useField';

const DayCalendar = lazyPart(() =>
  import('./date-range-picker/DateRangePicker').then(pickExport('DayCalendar')),
);

type DayFieldProps = Omit<LabelledTextFieldProps, 'type' | 'endAdornment' | 'placeholder' | 'autoComplete'>;

/** Field for a day, typed as `YYYY-MM-DD` or selected; typed text may be invalid. */
export const DayField = (props: DayFieldProps) => {
  const { value, onChange, disabled } = props;
  const t = useTranslate();
  const { close, button, popover } = usePopover('dialog');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  const selectDay = (selectedDay: string) => {
    onChange(selectedDay);
    close();
  };
  return (
    <>
      <LabelledTextField
        {...props}
        placeholder={t('dateRange.format')}
        autoComplete="off"
        endAdornment={
          <IconButton
            {...button}
            {...tooltip(t('dateRange.choose'))}
            edge="end"
            size="small"
            disabled={disabled ?? false}
          >
            <CalendarToday fontSize="small" />
          </IconButton>
        }
      />
      {popover && (
        <Popover
          {...popover}
          disableScrollLock
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('dateRange.choose') } }}
        >
          {/* Keeps its size, because the popover is positioned before the calendar has loaded. */}
          <Box sx={{ px: 2, width: { xs: 288, sm: 320 }, height: 336 }}>
            <DayCalendar range={{ from: day, to: day }} takesFocus onPick={selectDay} onClose={close} />
          </Box>
        </Popover>
      )}
    </>
  );
};

export const DayInput = (props: FieldProps) => <DayField {...useField<string>(props)} />;
