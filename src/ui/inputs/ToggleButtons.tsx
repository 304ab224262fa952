import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { moveFocus } from '../focus';
import { tooltip } from '../page/SharedTooltip';
import { selectedColour } from '../styles';

interface ToggleButtonsProps<Name extends string> {
  label: string;
  /** Turns the label into a tooltip. */
  toggles: readonly { name: Name; label: string; icon?: ReactNode; isPressed: boolean }[];
  onPress: (name: Name) => void;
}

/** Replaces MUI's toggle buttons, which render twice before the page is painted. */
export const ToggleButtons = <Name extends string>({ label, toggles, onPress }: ToggleButtonsProps<Name>) => {
  const tabStopIndex = Math.max(
    0,
    toggles.findIndex(({ isPressed }) => isPressed),
  );
  return (
    <Box role="toolbar" aria-label={label} onKeyDown={moveFocus} sx={toggleStyles}>
      {toggles.map((toggle, index) => (
        <button
          key={toggle.name}
          type="button"
          aria-pressed={toggle.isPressed}
          tabIndex={index === tabStopIndex ? 0 : -1}
          {...(toggle.icon ? tooltip(toggle.label) : {})}
          onClick={() => onPress(toggle.name)}
        >
          {toggle.icon ?? toggle.label}
        </button>
      ))}
    </Box>
  );
};

const segmentStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 40,
  minHeight: 40,
  px: { xs: 2, sm: 3 },
  border: '1px solid',
  borderColor: 'outline',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  typography: 'button',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minWidth: 48, minHeight: 48 },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&:is([aria-pressed=true], :has(:checked))': {
    zIndex: 1,
    color: 'primary.main',
    borderColor: 'primary.main',
    bgcolor: selectedColour(),
  },
  '&:not(:first-of-type)': { marginInlineStart: '-1px' },
  '&:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
  '&:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
  '&:is(:focus-visible, :has(:focus-visible))': {
    zIndex: 1,
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;

const toggleStyles: SxProps<Theme> = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  rowGap: 1,
  '& button': { ...segmentStyles, '&:has(> svg)': { px: 0 } },
};
