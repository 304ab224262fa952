import { Box, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { clampCount } from './range';

interface DayCountProps {
  label: string;
  /** Null where the range is none that can be counted so. */
  count: number | null;
  onCount: (count: number) => void;
}

/** A range as a number of days before or after today. */
export const DayCount = ({ label, count, onCount }: DayCountProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const read = clampCount(text);
    setTyped(read === null ? text : String(read));
    if (read !== null) onCount(read);
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
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        inputProps={{ min: 0, max: 99_999, inputMode: 'numeric' }}
        sx={{ width: 88, flexShrink: 0 }}
      />
      {label}
    </Box>
  );
};
