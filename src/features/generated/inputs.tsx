import type { ReactElement } from 'react';
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
  type Validator,
} from 'react-admin';
import { getCollection, getKind, type CollectionField } from '../../model/collection';
import { useLabels } from './labels';

interface InputProps {
  source: string;
  field: CollectionField;
  /** Read by react-admin's menu of filters. */
  label?: string;
  validate?: Validator;
  isFilter?: boolean;
}

const largestPage = 100;

/** Shows the stored file until another is chosen. */
const toFile = (value: unknown) =>
  typeof value === 'string' && value ? { src: value, title: value } : value;

/** An input by the type, the format and the limits of a field, in a form or among the filters of a list. */
export const GeneratedInput = ({
  source,
  field,
  validate,
  isFilter = false,
}: InputProps): ReactElement | null => {
  const { getLabel, getChoices } = useLabels();
  const {
    type,
    minimum: min,
    maximum: max,
    maxLength,
    contentMediaType = '',
    'x-reference': reference = '',
  } = field;
  const own = { source, label: getLabel(source, field) };
  const props = { ...own, ...(validate && { validate }), ...(!isFilter && { defaultValue: field.default }) };
  const text = (options: object = {}) => (
    <TextInput {...props} slotProps={{ htmlInput: { maxLength } }} {...options} />
  );
  const referenceInput = () => {
    const { isSearchable, sort } = getCollection(reference);
    return (
      <ReferenceInput {...own} reference={reference} sort={sort} perPage={isSearchable ? 25 : largestPage}>
        {isSearchable ? <AutocompleteInput {...props} /> : <SelectInput {...props} />}
      </ReferenceInput>
    );
  };
  // The hidden input has no label of its own.
  const fileProps = { ...props, format: toFile, inputProps: { 'aria-label': own.label } };
  const inputs = {
    reference: referenceInput,
    choice: () => <SelectInput {...props} choices={getChoices(source, field)} translateChoice={false} />,
    boolean: () => (isFilter ? <NullableBooleanInput {...props} /> : <BooleanInput {...props} />),
    number: () => (
      <NumberInput
        {...props}
        slotProps={{ htmlInput: { min, max, step: [type].flat().includes('integer') ? 1 : 'any' } }}
      />
    ),
    day: () => <DateInput {...props} />,
    time: () => <DateTimeInput {...props} />,
    email: () => text({ type: 'email' }),
    address: () => text({ type: 'url' }),
    picture: () => (
      <ImageInput {...fileProps} accept={{ [contentMediaType]: [] }}>
        <ImageField source="src" title="title" />
      </ImageInput>
    ),
    file: () => (
      <FileInput {...fileProps}>
        <FileField source="src" title="title" />
      </FileInput>
    ),
    longText: () => text({ multiline: true, minRows: 3 }),
    text,
    other: () => null,
  };
  return inputs[getKind(field)]();
};
