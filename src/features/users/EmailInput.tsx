import { TextInput } from '../../ui/inputs/TextInput';
import type { FieldProps } from '../../ui/inputs/useField';

export const EmailInput = ({
  validate,
  readOnly = false,
}: Pick<FieldProps, 'validate'> & { readOnly?: boolean }) => (
  <TextInput
    source="email"
    label="userPages.field.email"
    type="email"
    inputMode="email"
    autoComplete="off"
    validate={validate}
    readOnly={readOnly}
  />
);
