import { OutlinedInput, type AutocompleteRenderInputParams, type OutlinedInputProps } from '@mui/material';
import { FieldFrame, getDescribedBy } from './FieldFrame';

interface PickerFieldProps
  extends AutocompleteRenderInputParams, Pick<OutlinedInputProps, 'placeholder' | 'required'> {
  label: string;
  help?: string;
  /** Has the focus when its dialog opens. */
  isFirst?: boolean;
}

/** The field of an Autocomplete, with its label above. */
export const PickerField = ({
  id,
  slotProps,
  label,
  help,
  required,
  isFirst,
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
          autoFocus: isFirst,
          'aria-required': required,
          'aria-describedby': getDescribedBy(id, null, help),
        },
      }}
    />
  </FieldFrame>
);
