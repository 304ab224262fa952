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

/** Looks like MUI's small IconButton, which renders many elements; a list has several per row. */
export const iconButtons = {
  '& .icon-button': {
    display: 'inline-flex',
    p: '5px',
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'action.active',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
    '&:disabled': { bgcolor: 'transparent', color: 'action.disabled', cursor: 'default' },
    '&.danger': { color: 'error.main' },
  },
} as const;

export const selectedColour =
  (isHovered = false) =>
  (theme: Theme) => {
    const { primary, action } = theme.vars.palette;
    const { selectedOpacity, hoverOpacity } = action;
    return theme.alpha(primary.main, isHovered ? `${selectedOpacity} + ${hoverOpacity}` : selectedOpacity);
  };

export const rowColours = {
  '& .row:hover': { bgcolor: 'action.hover' },
  '& .row:is(.selected, .marked)': { bgcolor: selectedColour() },
  '& .row:is(.selected, .marked):hover': { bgcolor: selectedColour(true) },
};
