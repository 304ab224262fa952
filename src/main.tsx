import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserPortal } from './app/App';
import { preferences } from './app/providers';
import { reportErrors } from './app/reportErrors';
import { firstLoad } from './auth/firstLoad';
import { session } from './auth/session';

const options = reportErrors();
await firstLoad();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
delete document.documentElement.dataset['hidden'];
// Hydrates only what was prerendered: this address, signed out, in the default language.
const isPainted =
  root.dataset['page'] === location.pathname &&
  !session.isSignedIn() &&
  preferences.getItem('locale') === undefined;
// A transition, so that hydration does not block typing.
if (isPainted) startTransition(() => void hydrateRoot(root, <BrowserPortal />, options));
else {
  root.replaceChildren();
  createRoot(root, options).render(<BrowserPortal />);
}
