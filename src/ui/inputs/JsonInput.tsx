import { JsonEditor, type JsonProblem } from './JsonEditor';
import { useField, type FieldProps } from './useField';

interface JsonInputProps extends Omit<FieldProps, 'validate'> {
  help: string;
  problemIn: (text: string) => JsonProblem | null;
}

/** JSON of a record as text. The line of a mistake is marked while it is typed. */
export const JsonInput = ({ help, problemIn, ...props }: JsonInputProps) => {
  const field = useField<string>({ ...props, validate: (text: string) => problemIn(text)?.what });
  const problem = problemIn(field.value);
  return (
    <JsonEditor
      label={field.label}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      help={help}
      error={field.error}
      problem={problem}
    />
  );
};
