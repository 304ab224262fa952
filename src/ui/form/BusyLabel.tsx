import Box from '@mui/material/Box';

interface BusyLabelProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

const ghost = { display: 'block', height: 0, overflow: 'hidden', visibility: 'hidden', whiteSpace: 'pre' };

/** A button's label, or its busy one, in the width of the wider; the other takes room without being text. */
export const BusyLabel = ({ label, busyLabel, busy }: BusyLabelProps) => (
  <Box
    component="span"
    data-label={label}
    data-busy={busyLabel}
    sx={{
      display: 'inline-grid',
      justifyItems: 'center',
      '&::before': { ...ghost, content: 'attr(data-label)' },
      '&::after': { ...ghost, content: 'attr(data-busy)' },
    }}
  >
    {busy ? busyLabel : label}
  </Box>
);
