import { TextArea } from './TextArea';
import { useField, type FieldProps } from './useField';

/** Several lines of text of a record. */
export const TextAreaInput = (props: FieldProps) => {
  const { required: _never, ...field } = useField<string>(props);
  return <TextArea {...field} />;
};
