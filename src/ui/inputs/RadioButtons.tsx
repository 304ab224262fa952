import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { selectedColour } from '../styles';

interface RadioButtonsProps<Name extends string> {
  label: string;
  /** Said below the label. */
  help?: string | undefined;
  value: Name;
  options: readonly { value: Name; label: string }[];
  onChange: (value: Name) => void;
}

/** One of few choices, side by side at the end of a row; a group of radio buttons to the keyboard. */
export const RadioButtons = <Name extends string>(props: RadioButtonsProps<Name>) => {
  const { label, help, value, options, onChange } = props;
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={`${id}label`}
      aria-describedby={help && `${id}help`}
      sx={styles}
    >
      <div className="name">
        <span id={`${id}label`}>{label}</span>
        {help && <p id={`${id}help`}>{help}</p>}
      </div>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Box>
  );
};

const radius = '8px';

const styles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& .name': {
    flex: '1 1 6rem',
    minWidth: 0,
    overflowWrap: 'anywhere',
    typography: { xs: 'body2', sm: 'body1' },
  },
  '& p': { m: 0, typography: 'body2', color: 'text.secondary' },
  '& .choices': { display: 'flex', flexWrap: 'wrap', rowGap: 1, minWidth: 0 },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    px: { xs: 2, sm: 3 },
    border: '1px solid',
    borderColor: 'outline',
    color: 'text.secondary',
    typography: 'button',
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 48 },
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
    '&:not(:first-of-type)': { marginInlineStart: '-1px' },
    '&:first-of-type': { borderStartStartRadius: radius, borderEndStartRadius: radius },
    '&:last-of-type': { borderStartEndRadius: radius, borderEndEndRadius: radius },
    '&:has(:checked)': {
      zIndex: 1,
      color: 'primary.main',
      borderColor: 'primary.main',
      bgcolor: selectedColour(),
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-3px' },
    },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '2px',
    },
  },
  // The whole label is the button.
  '& input': { appearance: 'none', position: 'absolute', inset: 0, m: 0, outline: 'none', cursor: 'inherit' },
};
