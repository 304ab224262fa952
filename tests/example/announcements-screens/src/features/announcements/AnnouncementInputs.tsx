import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { fromContract } from '../../model/fromContract';

export const audiences = ['everyone', 'staff'].map((id) => ({ id, name: `announcements.audience.${id}` }));

export const AnnouncementInputs = () => (
  <>
    <TextInput source="title" validate={fromContract('AnnouncementInput', 'title')} />
    <TextInput source="text" multiline minRows={3} validate={fromContract('AnnouncementInput', 'text')} />
    <TextInput source="link" />
    <SelectInput source="audience" choices={audiences} defaultValue="everyone" />
    <DateInput source="starts_on" validate={fromContract('AnnouncementInput', 'starts_on')} />
    <NumberInput
      source="priority"
      defaultValue={3}
      validate={fromContract('AnnouncementInput', 'priority')}
    />
    <BooleanInput source="is_pinned" />
  </>
);
