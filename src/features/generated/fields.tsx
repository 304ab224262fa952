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
import type { CollectionField } from '../../contract/Collection';
import { numberText } from '../../model/locale';
import { dateTimeText, dayText } from '../../model/time';

/** Text of a stored value, in a file or for lack of a better component. */
export const toPlainText = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'string' ? (value ?? '') : JSON.stringify(value);

/** Shows a value by its type and format. react-admin's layout of a record reads `source` and `label` too. */
export const GeneratedField = (props: CollectionField & { isCell?: boolean }) => {
  const { source, kind, label, choices = [], reference, isCell = false } = props;
  const withFormat = (toText: (value: string) => string) => (
    <FunctionField source={source} render={(record: RaRecord) => toText(toPlainText(record[source]))} />
  );
  const image = { width: 'auto', height: isCell ? 40 : 160, margin: 0 };
  const text = () => <TextField source={source} sx={{ whiteSpace: 'pre-line' }} />;
  const fields = {
    reference: () => <ReferenceField source={source} reference={reference?.reference ?? ''} />,
    choice: () => <SelectField source={source} choices={choices} translateChoice={false} />,
    boolean: () => <BooleanField source={source} />,
    number: () => withFormat((value) => value && numberText(Number(value))),
    date: () => withFormat(dayText),
    'date-time': () => withFormat((value) => dateTimeText(value, 'minute')),
    email: () => <EmailField source={source} />,
    uri: () => <UrlField source={source} target="_blank" rel="noopener" />,
    picture: () => (
      <ImageField source={source} title={label} sx={{ [`& .${ImageFieldClasses.image}`]: image }} />
    ),
    binary: () => <FileField source={source} title={label} target="_blank" />,
    text,
    longText: text,
    json: () => withFormat((value) => value),
  };
  return fields[kind]();
};
