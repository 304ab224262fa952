import {
  BooleanField,
  DateField,
  NumberField,
  SelectField,
  Show,
  SimpleShowLayout,
  TextField,
  UrlField,
} from 'react-admin';
import { audiences } from './AnnouncementInputs';

const AnnouncementShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="title" />
      <TextField source="text" />
      <UrlField source="link" />
      <SelectField source="audience" choices={audiences} />
      <DateField source="starts_on" />
      <NumberField source="priority" />
      <BooleanField source="is_pinned" />
    </SimpleShowLayout>
  </Show>
);

export default AnnouncementShow;
