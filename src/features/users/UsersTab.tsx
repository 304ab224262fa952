import { ResourceContextProvider } from 'ra-core';
import { UserListView } from './list/UserListView';

/** The Users tab of the administration (spec 2 §2.1) and everything that is done there. */
export const UsersTab = () => (
  <ResourceContextProvider value="users">
    <UserListView />
  </ResourceContextProvider>
);
