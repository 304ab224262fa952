import { Box, Button, Stack } from '@mui/material';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  pickDay,
  getRangeCount,
  getCountRange,
  openRange,
  presetNames,
  getPresetRange,
  getDefaultLimits,
  toDate,
  toDay,
  clampRange,
  type CountName,
  type DayLimits,
  type DayRange,
  type RangeStep,
} from './range';
import { DatePickers } from '../DatePickers';
import { usePickerLanguage } from '../pickerLanguage';
import { RangeInput, DayCountInput } from './RangeInput';

interface DateRangePickerProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  limits?: Partial<DayLimits>;
  onClose: () => void;
}

const dayCountNames: readonly CountName[] = ['daysUpToToday', 'daysStartingToday'];

const sides = [
  { name: 'start', side: 'from', placeholder: 'early' },
  { name: 'end', side: 'to', placeholder: 'continuous' },
] as const;

/** Spec 2 §9; load it lazily, with the messages `dateRange`. */
export const DateRangePicker = ({ value, onChange, limits, onClose }: DateRangePickerProps) => {
  const t = useTranslate();
  const { dates: dateLocale } = usePickerLanguage();
  const [step, setStep] = useState<RangeStep>('new');
  const [now] = useState(() => new Date());
  const bounds = { ...getDefaultLimits(now), ...limits };
  const commitRange = (range: DayRange) => onChange(clampRange(range, bounds));
  const selectRange = (range: DayRange) => {
    setStep('new');
    commitRange(range);
  };
  const selectDay = (day: string) => {
    const next = pickDay(value, step, day);
    setStep(next.step);
    commitRange(next.range);
  };
  const isSelected = (range: DayRange) => {
    const { from, to } = clampRange(range, bounds);
    return from === value.from && to === value.to;
  };

  return (
    <Box sx={{ p: { xs: 2, sm: 4 }, width: { sm: 598 } }}>
      <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 4 } }}>
        <Stack sx={{ gap: 2, minWidth: { sm: 246 } }}>
          <Box
            component="fieldset"
            aria-label={t('dateRange.presets')}
            sx={{
              border: 0,
              p: 0,
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr' },
              gap: 1,
            }}
          >
            {presetNames.map((name) => {
              const range = getPresetRange(name, now, dateLocale);
              return (
                <Button
                  key={name}
                  size="small"
                  color={isSelected(range) ? 'primary' : 'inherit'}
                  aria-pressed={isSelected(range)}
                  onClick={() => selectRange(range)}
                  sx={{ justifyContent: 'flex-start' }}
                >
                  {t(`dateRange.${name}`)}
                </Button>
              );
            })}
          </Box>
          {dayCountNames.map((name) => (
            <DayCountInput
              key={name}
              label={t(`dateRange.${name}`)}
              count={getRangeCount(name, value, now)}
              onCountChange={(count) => selectRange(getCountRange(name, count, now))}
            />
          ))}
        </Stack>
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 2, px: { sm: 3 } }}>
            {sides.map(({ name, side, placeholder }) => (
              <RangeInput
                key={name}
                label={t(`dateRange.${name}`)}
                placeholder={t(`dateRange.${placeholder}`)}
                day={value[side]}
                isNext={step === name}
                onFocus={() => setStep(name)}
                onDayChange={(day) => commitRange({ ...value, [side]: day })}
              />
            ))}
          </Stack>
          <DayCalendar range={value} limits={bounds} onPick={selectDay} />
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end', mt: 2 }}>
        <Button color="inherit" onClick={() => selectRange(openRange)}>
          {t('dateRange.clear')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('action.close')}
        </Button>
      </Stack>
    </Box>
  );
};

interface DayCalendarProps {
  range: DayRange;
  limits?: DayLimits;
  takesFocus?: boolean;
  onPick: (day: string) => void;
  /** Called when the code cannot be loaded. */
  onClose?: () => void;
}

/** Exported from this file, so that the date pickers stay in one lazy chunk. */
export const DayCalendar = (props: DayCalendarProps) => {
  const [defaultRangeLimits] = useState(() => getDefaultLimits(new Date()));
  const { range, limits = defaultRangeLimits, takesFocus = false, onPick } = props;
  const { from, to } = range;
  const shown = to ?? from;
  const dayProps = (day: string) => {
    const isEnd = day === from || day === to;
    const isBetween = from !== null && to !== null && day > from && day < to;
    if (isEnd) return { 'aria-selected': true, sx: selectedDayStyle };
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

const selectedDayStyle = {
  '&, &:hover, &:focus': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
