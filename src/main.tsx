import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from './app/App';
import { isPainted } from './app/isPainted';
import { firstLoad } from './auth/firstLoad';
import { createBlockableHistory } from './ui/navigation/blockableHistory';
import { PortalRouter } from './ui/navigation/PortalRouter';

await firstLoad();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
delete document.documentElement.dataset['hidden'];
const portal = (
  <PortalRouter history={createBlockableHistory(createBrowserHistory())}>
    <App />
  </PortalRouter>
);
// In slices: whoever types meanwhile is not held up.
if (isPainted(root)) startTransition(() => void hydrateRoot(root, portal));
else {
  root.replaceChildren();
  createRoot(root).render(portal);
}
