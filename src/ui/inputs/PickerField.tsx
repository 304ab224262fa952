import { OutlinedInput, type AutocompleteRenderInputParams, type OutlinedInputProps } from '@mui/material';
import { FieldFrame, getDescribedBy } from './FieldFrame';

interface PickerFieldProps
  extends AutocompleteRenderInputParams, Pick<OutlinedInputProps, 'autoFocus' | 'placeholder' | 'required'> {
  label: string;
  help?: string;
}

/** The field of an Autocomplete, with its label above. */
export const PickerField = ({
  id,
  slotProps,
  label,
  help,
  required,
  autoFocus,
  placeholder,
}: PickerFieldProps) => (
  <FieldFrame id={id} label={label} required={required} help={help}>
    <OutlinedInput
      {...slotProps.input}
      fullWidth
      size="small"
      {...(placeholder && { placeholder })}
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          autoFocus,
          'aria-required': required,
          'aria-describedby': getDescribedBy(id, null, help),
        },
      }}
    />
  </FieldFrame>
);
