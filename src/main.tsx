import { BrowserPortal } from './app/App';
import { mount } from './app/mount';
import { preferences } from './app/providers';
import { reportErrors } from './app/reportErrors';
import { firstLoadDone } from './app/start';
import { session } from './auth/session';

const options = reportErrors();
await firstLoadDone;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
delete document.documentElement.dataset['hidden'];
// Only this address is prerendered, signed out, in the default language.
const isPrerendered =
  root.dataset['page'] === location.pathname &&
  !session.isSignedIn() &&
  preferences.getItem('locale') === undefined;
mount(root, <BrowserPortal />, isPrerendered, options);
