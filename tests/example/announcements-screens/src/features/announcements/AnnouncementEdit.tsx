import { DeleteButton, Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { AnnouncementInputs } from './AnnouncementInputs';

const toolbar = (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    <DeleteButton mutationMode="undoable" />
  </Toolbar>
);

/** Saved pessimistically, so that the server's sentences stand under the fields; only the deletion can be undone. */
const AnnouncementEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show">
    <SimpleForm toolbar={toolbar} warnWhenUnsavedChanges>
      <AnnouncementInputs />
    </SimpleForm>
  </Edit>
);

export default AnnouncementEdit;
