import { useRef } from 'react';
import { LabelledTextField } from './LabelledTextField';
import { useField } from './useField';

interface DayInputProps<Values> {
  source: string;
  label: string;
  rule: (value: unknown, values: Values) => string | undefined;
  isDay: (text: string) => boolean;
  /** The message for a date that is not complete. */
  incomplete: string;
  /** How a stored text that is no date is corrected. */
  help?: string;
}

/** The browser's own date picker, for every single day. */
export const DayInput = <Values,>(props: DayInputProps<Values>) => {
  const { source, label, rule, isDay, incomplete, help } = props;
  const input = useRef<HTMLInputElement>(null);
  const field = useField<string>({
    source,
    label,
    // A date input with an incomplete date has an empty value.
    validate: (value: string, values: Values) =>
      input.current?.validity.badInput ? incomplete : rule(value, values),
  });
  // A date input would show nothing for a date in another format.
  const inputProps = field.value === '' || isDay(field.value) ? { type: 'date' } : { help };
  return <LabelledTextField {...field} {...inputProps} ref={input} />;
};
