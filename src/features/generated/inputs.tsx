import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  FileField,
  FileInput,
  ImageField,
  ImageInput,
  NullableBooleanInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { CollectionField } from '../../contract/Collection';
import { toValidator } from '../../model/fromContract';

const largestPage = 100;

/** Shows the stored file until another is chosen. */
const toFile = (value: unknown) =>
  typeof value === 'string' && value ? { src: value, title: value } : value;

/** An input by the type, the format and the limits of a field, in a form or among the filters of a list. */
export const GeneratedInput = (field: CollectionField & { isFilter?: boolean }) => {
  const { source, label, kind, choices = [], reference, isSearchable = false, isFilter = false } = field;
  const validate = toValidator(field);
  const own = { source, label };
  const props = { ...own, ...(!isFilter && { validate, defaultValue: field.default }) };
  const slotProps = { htmlInput: validate.limits };
  const text = (options: object = {}) => <TextInput {...props} slotProps={slotProps} {...options} />;
  // The hidden input has no label of its own.
  const file = { ...props, format: toFile, accept: field.accept, inputProps: { 'aria-label': label } };
  const upload = (Input: typeof FileInput, Preview: typeof ImageField | typeof FileField) => (
    <Input {...file}>
      <Preview source="src" title="title" />
    </Input>
  );
  const inputs = {
    reference: () => (
      <ReferenceInput {...own} reference="" {...reference} perPage={isSearchable ? 25 : largestPage}>
        {isSearchable ? <AutocompleteInput {...props} /> : <SelectInput {...props} />}
      </ReferenceInput>
    ),
    choice: () => <SelectInput {...props} choices={choices} translateChoice={false} />,
    boolean: () => (isFilter ? <NullableBooleanInput {...props} /> : <BooleanInput {...props} />),
    number: () => <NumberInput {...props} slotProps={slotProps} />,
    date: () => <DateInput {...props} />,
    'date-time': () => <DateTimeInput {...props} />,
    picture: () => upload(ImageInput, ImageField),
    binary: () => upload(FileInput, FileField),
    email: () => text({ type: 'email' }),
    uri: () => text({ type: 'url' }),
    longText: () => text({ multiline: true, minRows: 3 }),
    text,
    json: () => null,
  };
  return inputs[kind]();
};
