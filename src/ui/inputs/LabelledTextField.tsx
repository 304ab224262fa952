import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { memo, useEffectEvent, useId, useLayoutEffect, type ReactNode, type Ref } from 'react';
import { getDescribedBy, FieldFrame } from './FieldFrame';

export interface LabelledTextFieldProps extends Pick<
  OutlinedInputProps,
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'endAdornment'
  | 'multiline'
  | 'minRows'
  | 'onBlur'
  | 'onKeyDown'
  | 'onKeyUp'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  help?: ReactNode;
  required?: boolean;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'numeric' | 'email';
  min?: number | undefined;
  max?: number | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Memoised, because react-hook-form renders all fields when a form opens or changes its state. */
export const LabelledTextField = memo((props: LabelledTextFieldProps) => {
  const { label, value, onChange, error, help, required, maxLength, inputMode, min, max, ref, ...rest } =
    props;
  const id = useId();
  useValueBeforeHydration(() => document.getElementById(id), value, onChange);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={help}>
      <OutlinedInput
        {...rest}
        id={id}
        fullWidth
        size="small"
        // Only labels inside the field need to know about autofill.
        disableInjectingGlobalStyles
        value={value}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        {...(ref ? { inputRef: ref } : {})}
        slotProps={{
          input: {
            'aria-describedby': getDescribedBy(id, error, help),
            'aria-invalid': Boolean(error),
            'aria-required': required ? true : undefined,
            inputMode,
            min,
            max,
            maxLength,
          },
        }}
      />
    </FieldFrame>
  );
});

/** Password managers expect `username`. */
export const LabelledEmailField = (
  props: Omit<LabelledTextFieldProps, 'type' | 'inputMode' | 'autoComplete'>,
) => <LabelledTextField {...props} type="email" inputMode="email" autoComplete="username" />;

/** Keeps what was typed, autofilled or chosen before hydration. */
export const useValueBeforeHydration = (
  find: () => Element | null,
  value: string,
  onChange: (value: string) => void,
) => {
  const takeOver = useEffectEvent(() => {
    const input = find();
    const isEarly = input instanceof HTMLInputElement || input instanceof HTMLSelectElement;
    if (isEarly && input.value !== value) onChange(input.value);
  });
  useLayoutEffect(() => takeOver(), []);
};
