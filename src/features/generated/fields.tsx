import type { ReactElement } from 'react';
import {
  BooleanField,
  EmailField,
  FileField,
  FunctionField,
  ImageField,
  ImageFieldClasses,
  ReferenceField,
  SelectField,
  TextField,
  UrlField,
  type RaRecord,
} from 'react-admin';
import { getKind, type CollectionField } from '../../model/collection';
import { numberText } from '../../model/locale';
import { dateTimeText, dayText } from '../../model/time';
import { useLabels } from './labels';

interface FieldProps {
  source: string;
  field: CollectionField;
  /** Read by react-admin's layout of a record. */
  label?: string;
  isCell?: boolean;
}

/** Shows a value by its type and format; objects and lists need a component of one's own. */
export const GeneratedField = ({ source, field, isCell = false }: FieldProps): ReactElement | null => {
  const { getLabel, getChoices } = useLabels();
  const withFormat = (toText: (value: string) => string) => (
    <FunctionField source={source} render={(record: RaRecord) => toText(String(record[source] ?? ''))} />
  );
  const image = { width: 'auto', height: isCell ? 40 : 160, margin: 0 };
  const fields = {
    reference: () => <ReferenceField source={source} reference={field['x-reference'] ?? ''} />,
    choice: () => <SelectField source={source} choices={getChoices(source, field)} translateChoice={false} />,
    boolean: () => <BooleanField source={source} />,
    number: () => withFormat((value) => value && numberText(Number(value))),
    day: () => withFormat(dayText),
    time: () => withFormat((value) => dateTimeText(value, 'minute')),
    email: () => <EmailField source={source} />,
    address: () => <UrlField source={source} target="_blank" rel="noopener" />,
    picture: () => (
      <ImageField
        source={source}
        title={getLabel(source, field)}
        sx={{ [`& .${ImageFieldClasses.image}`]: image }}
      />
    ),
    file: () => <FileField source={source} title={getLabel(source, field)} target="_blank" />,
    longText: () => <TextField source={source} sx={{ whiteSpace: 'pre-line' }} />,
    text: () => <TextField source={source} />,
    other: () => null,
  };
  return fields[getKind(field)]();
};
