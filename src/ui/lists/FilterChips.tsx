import { Box, Chip } from '@mui/material';

export interface FilterChip {
  name: string;
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

const focusNeighbour = (chip: HTMLElement) => {
  const item = chip.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[role=button]')?.focus();
};

interface FilterChipsProps {
  label: string;
  chips: readonly FilterChip[];
  /** Neither wraps nor shrinks, for a line that scrolls. */
  isOneLine?: boolean;
}

export const FilterChips = ({ label, chips, isOneLine = false }: FilterChipsProps) => {
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: isOneLine ? 'nowrap' : 'wrap',
        gap: 2,
        minWidth: 0,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {chips.map(({ name, label: text, removeLabel, onRemove }) => (
        <li key={name}>
          <Chip
            label={text}
            aria-label={removeLabel}
            variant="outlined"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove();
            }}
            onDelete={onRemove}
            // Wraps long texts to two lines.
            sx={{
              maxWidth: '100%',
              height: 'auto',
              minHeight: 32,
              '& .MuiChip-label': isOneLine ? {} : { whiteSpace: 'normal', overflowWrap: 'anywhere' },
            }}
          />
        </li>
      ))}
    </Box>
  );
};
