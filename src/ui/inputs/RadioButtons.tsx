import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { segmentStyles } from './ToggleButtons';

interface RadioButtonsProps<Name extends string> {
  label: string;
  /** Text below the label. */
  help?: string | undefined;
  value: Name;
  options: readonly { value: Name; label: string }[];
  onChange: (value: Name) => void;
}

/** Radio group shown as adjacent buttons at the end of a row. */
export const RadioButtons = <Name extends string>(props: RadioButtonsProps<Name>) => {
  const { label, help, value, options, onChange } = props;
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={`${id}label`}
      aria-describedby={help && `${id}help`}
      sx={radioStyles}
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

const radioStyles: SxProps<Theme> = {
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
    ...segmentStyles,
    position: 'relative',
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid', outlineOffset: '-3px' } },
  },
  // The whole label is the button.
  '& input': { appearance: 'none', position: 'absolute', inset: 0, m: 0, outline: 'none', cursor: 'inherit' },
};
