import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePickers } from '../DatePickers';
import { toDate, toDay, type DayLimits, type DayRange } from './range';

const chosen = {
  '&, &:hover, &:focus': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};

interface RangeCalendarProps {
  range: DayRange;
  limits: DayLimits;
  onPick: (day: string) => void;
}

export const RangeCalendar = ({ range, limits, onPick }: RangeCalendarProps) => {
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
