import Box from '@mui/material/Box';

interface BusyLabelProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

const ghost = { display: 'block', height: 0, overflow: 'hidden', visibility: 'hidden', whiteSpace: 'pre' };

/** Both labels reserve their width, so that the button keeps its size. */
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
