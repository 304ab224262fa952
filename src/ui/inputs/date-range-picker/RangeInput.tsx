import { OutlinedInput, Box } from '@mui/material';
import { useState } from 'react';
import { usePickerLanguage } from '../pickerLanguage';
import { formatDay, parseDay, parseCount } from './range';

interface RangeInputProps {
  label: string;
  placeholder: string;
  day: string | null;
  isNext: boolean;
  onFocus: () => void;
  onDayChange: (day: string | null) => void;
}

/** Accepts `Jan 05, 2026`, `2026-01-05` and `01/05/2026`, or the formats of the language; empty means open. */
export const RangeInput = ({ label, placeholder, day, isNext, onFocus, onDayChange }: RangeInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { dates: dateLocale } = usePickerLanguage();
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const parsedDay = parseDay(typed, dateLocale);
    if (typed.trim() === '') onDayChange(null);
    else if (parsedDay) onDayChange(parsedDay);
  };
  return (
    <OutlinedInput
      size="small"
      value={typed ?? (day === null ? '' : formatDay(day, dateLocale))}
      placeholder={placeholder}
      onFocus={onFocus}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      inputProps={{ 'aria-label': label, autoComplete: 'off' }}
      sx={{
        flex: 1,
        minWidth: 0,
        typography: 'body2',
        '& input': { px: 2 },
        ...(isNext ? { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main' } } : {}),
      }}
    />
  );
};

interface DayCountProps {
  label: string;
  count: number | null;
  onCountChange: (count: number) => void;
}

export const DayCountInput = ({ label, count, onCountChange }: DayCountProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const onType = (text: string) => {
    const parsedCount = parseCount(text);
    setTyped(parsedCount === null ? text : String(parsedCount));
    if (parsedCount !== null) onCountChange(parsedCount);
  };
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2', whiteSpace: 'nowrap' }}
    >
      <OutlinedInput
        size="small"
        type="number"
        value={typed ?? count ?? ''}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => setTyped(null)}
        inputProps={{ min: 0, max: 99_999, inputMode: 'numeric' }}
        sx={{ width: 88, flexShrink: 0 }}
      />
      {label}
    </Box>
  );
};
