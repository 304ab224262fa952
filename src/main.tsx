import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App';
import { isPainted } from './app/isPainted';
import { firstLoad } from './auth/firstLoad';

await firstLoad();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
// A data router, because the guard of unsaved changes needs one; without transitions, because with them
// an anonymous visit to a lazy page keeps navigating.
const router = createBrowserRouter([{ path: '*', element: <App /> }]);
delete document.documentElement.dataset['hidden'];
const portal = <RouterProvider router={router} useTransitions={false} />;
// In slices: whoever types meanwhile is not held up.
if (isPainted(root)) startTransition(() => void hydrateRoot(root, portal));
else {
  root.replaceChildren();
  createRoot(root).render(portal);
}
