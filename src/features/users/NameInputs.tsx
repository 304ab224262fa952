import { TextInput } from '../../ui/inputs/TextInput';

const names = ['first_name', 'last_name', 'title'] as const;

export const NameInputs = ({ readOnly = false }: { readOnly?: boolean }) => (
  <>
    {names.map((name) => (
      <TextInput
        key={name}
        source={name}
        label={`userPages.field.${name}`}
        autoComplete="off"
        readOnly={readOnly}
      />
    ))}
  </>
);
