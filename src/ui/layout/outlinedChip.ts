import type { Theme } from '@mui/material/styles';

/** Looks like MUI's small outlined Chip, but is a single element. */
export const outlinedChip = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    height: 24,
    px: '7px',
    border: '1px solid',
    borderColor: theme.vars.palette.Chip.defaultBorder,
    borderRadius: 4,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  }) as const;
