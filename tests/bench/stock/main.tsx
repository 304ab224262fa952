import { createRoot } from 'react-dom/client';
import {
  Admin,
  BooleanField,
  BooleanInput,
  DataTable,
  Edit,
  List,
  Resource,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';

const UserList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="first_name" />
      <DataTable.Col source="last_name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="title" />
      <DataTable.Col source="is_active" field={BooleanField} />
    </DataTable>
  </List>
);

const UserEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="first_name" />
      <TextInput source="last_name" />
      <TextInput source="email" type="email" />
      <TextInput source="title" />
      <BooleanInput source="is_active" />
    </SimpleForm>
  </Edit>
);

/** Alternative to the portal: react-admin's own screens, as in its documentation. */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider}>
      <Resource name="users" list={UserList} edit={UserEdit} />
    </Admin>,
  );
