import { Create, SimpleForm } from 'react-admin';
import { AnnouncementInputs } from './AnnouncementInputs';

const AnnouncementCreate = () => (
  <Create redirect="show">
    <SimpleForm warnWhenUnsavedChanges>
      <AnnouncementInputs />
    </SimpleForm>
  </Create>
);

export default AnnouncementCreate;
