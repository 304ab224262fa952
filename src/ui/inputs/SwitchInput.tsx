import { useId } from 'react';
import { useField } from './useField';

interface SwitchInputProps {
  source: string;
  text: string;
  help?: string;
  /** Said beside the text while the value differs from the stored one. */
  changed?: string | false;
  disabled?: boolean;
}

/** A checkbox that looks like a switch, after its text; `switches` belongs to the style of the list. */
export const SwitchInput = ({ source, text, help, changed = false, disabled = false }: SwitchInputProps) => {
  const id = useId();
  const { name, value, onChange } = useField<boolean>({ source, label: '' });
  const described = [help && `${id}help`, changed && `${id}changed`].filter(Boolean).join(' ');
  return (
    <div className={changed ? 'switch changed' : 'switch'}>
      <div>
        <label htmlFor={id}>{text}</label>
        {changed && (
          <span id={`${id}changed`} className="mark">
            {changed}
          </span>
        )}
        {help && <p id={`${id}help`}>{help}</p>}
      </div>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={value || false}
        disabled={disabled}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
};

const thumb = 18;

export const switches = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 6,
  rowGap: 1,
  '& .switch': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minHeight: 48,
    px: 3,
    py: 2,
    borderRadius: 1,
    overflowWrap: 'anywhere',
    '&.changed': { bgcolor: 'action.hover', boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' },
  },
  // A line of its own: Chromium may draw the last Arabic letter as if it were joined to what is after it.
  '& label': { display: 'inline-flex' },
  // The whole row is pressed.
  '& label::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
  '& .switch:has(:disabled) label::after': { cursor: 'default' },
  '& .mark': { marginInlineStart: 2, typography: 'caption', color: 'primary.main', fontWeight: 500 },
  '& p': { m: 0, typography: 'body2', color: 'text.secondary' },
  '& input': {
    appearance: 'none',
    // Above what extends the label.
    position: 'relative',
    flexShrink: 0,
    width: 40,
    height: 24,
    m: 0,
    p: '2px',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 3,
    '&::before': {
      content: '""',
      display: 'block',
      width: thumb,
      height: thumb,
      borderRadius: '50%',
      bgcolor: 'outline',
      transition: 'transform 100ms',
      '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
    },
    '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&:checked::before': { transform: 'translateX(16px)', bgcolor: 'primary.contrastText' },
    '&:disabled': { opacity: 0.6 },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
} as const;
