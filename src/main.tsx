import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App';
import { firstLoad } from './auth/firstLoad';

await firstLoad();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
// A data router, because the guard of unsaved changes needs one; without transitions, because with them
// an anonymous visit to a lazy page keeps navigating.
const router = createBrowserRouter([{ path: '*', element: <App /> }]);
createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
