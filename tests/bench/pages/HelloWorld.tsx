import simpleRestProvider from 'ra-data-simple-rest';
import { createRoot } from 'react-dom/client';
import { Admin, ListGuesser, Resource, type AuthProvider } from 'react-admin';

const signedOut = () => Promise.reject(new Error('Nobody is signed in.'));
const authProvider: AuthProvider = {
  login: signedOut,
  logout: () => Promise.resolve(),
  checkAuth: signedOut,
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(null),
};

/** The smallest react-admin app with a sign-in, the baseline for the portal's first screen. */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={simpleRestProvider('/api')} authProvider={authProvider}>
      <Resource name="users" list={ListGuesser} />
    </Admin>,
  );
