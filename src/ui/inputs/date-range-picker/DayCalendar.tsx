import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { useState } from 'react';
import { DatePickers } from '../DatePickers';
import { defaultLimits, toDate, toDay, type DayLimits, type DayRange } from './range';

interface DayCalendarProps {
  range: DayRange;
  limits?: DayLimits;
  takesFocus?: boolean;
  onPick: (day: string) => void;
  /** When its code cannot be loaded. */
  onClose?: () => void;
}

export const DayCalendar = (props: DayCalendarProps) => {
  const [widest] = useState(() => defaultLimits(new Date()));
  const { range, limits = widest, takesFocus = false, onPick } = props;
  const { from, to } = range;
  const shown = to ?? from;
  const dayProps = (day: string) => {
    const isEnd = day === from || day === to;
    const isBetween = from !== null && to !== null && day > from && day < to;
    if (isEnd) return { 'aria-selected': true, sx: chosen };
    return isBetween ? { sx: { bgcolor: 'action.selected', borderRadius: 1 } } : {};
  };
  return (
    <DatePickers>
      <DateCalendar
        value={shown === null ? null : toDate(shown)}
        minDate={toDate(limits.min)}
        maxDate={toDate(limits.max)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the content of a popover that just opened
        autoFocus={takesFocus}
        reduceAnimations
        onChange={(date, state) => {
          if (date && state === 'finish') onPick(toDay(date));
        }}
        slotProps={{ day: ({ day }) => dayProps(toDay(day)) }}
        // Seven days need 280 px, more than the padding leaves at 320 px.
        sx={{
          width: { xs: 'calc(100% + 16px)', sm: '100%' },
          minWidth: 280,
          maxWidth: 320,
          mx: { xs: -2, sm: 'auto' },
        }}
      />
    </DatePickers>
  );
};

const chosen = {
  '&, &:hover, &:focus': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
