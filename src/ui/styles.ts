import type { Theme } from '@mui/material/styles';

/** Below this width the links of the top bar move into a menu; texts are a third longer in some languages. */
export const menuBreakpoint = 900;

/** Aligns the content of a full-width bar with the page below it. */
export const pageGutters = ({ widths }: Theme) => {
  const margin = `max(0px, (100% - ${widths.content}px) / 2)`;
  return { xs: `calc(${margin} + 16px)`, sm: `calc(${margin} + 24px)` };
};

/** Sticks a bar to the bottom of the window, above the banners. */
export const aboveBanners = (gap: number) => `calc(var(--banners, 0px) + ${gap}px)`;

/** Looks like MUI's small outlined Chip, but is a single element. */
export const outlinedChip = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    height: 24,
    paddingInline: '7px',
    border: '1px solid',
    borderColor: theme.vars.palette.Chip.defaultBorder,
    borderRadius: '16px',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  }) as const;

/** Theme styles that look like MUI's small IconButton, whose many elements would slow down lists. */
export const iconButtonStyles = {
  '.icon-button': {
    display: 'inline-flex',
    padding: 5,
    border: 0,
    borderRadius: '50%',
    backgroundColor: 'transparent',
    color: 'var(--mui-palette-action-active)',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' } },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
    '&:disabled': {
      backgroundColor: 'transparent',
      color: 'var(--mui-palette-action-disabled)',
      cursor: 'default',
    },
    '&.danger:is(:hover, :focus-visible)': { color: 'var(--mui-palette-error-main)' },
  },
} as const;

export const selectedColour =
  (isHovered = false) =>
  (theme: Theme) => {
    const { primary, action } = theme.vars.palette;
    const { selectedOpacity, hoverOpacity } = action;
    return theme.alpha(primary.main, isHovered ? `${selectedOpacity} + ${hoverOpacity}` : selectedOpacity);
  };

/** Truncates with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const lineClamp = (maxLines: number) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: String(maxLines),
});

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

export const classNames = (...names: readonly (string | false)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
