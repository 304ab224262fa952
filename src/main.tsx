import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserPortal } from './app/App';
import { isPainted } from './app/isPainted';
import { reportErrors } from './app/reportErrors';
import { firstLoad } from './auth/firstLoad';

const options = reportErrors();
await firstLoad();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
delete document.documentElement.dataset['hidden'];
// In slices: whoever types meanwhile is not held up.
if (isPainted(root)) startTransition(() => void hydrateRoot(root, <BrowserPortal />, options));
else {
  root.replaceChildren();
  createRoot(root, options).render(<BrowserPortal />);
}
