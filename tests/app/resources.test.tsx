import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../src/app/router';

it.each([
  ['/users', '/admin'],
  ['/users/create', '/user/create/'],
  ['/users/5', '/user/edit/5'],
  ['/users/5/show', '/user/details/5'],
  ['/dic-services', '/admin?tab=dis+services'],
  ['/dic-services/create', '/admin/dic-services/add'],
  ['/dic-services/2', '/admin/dic-services/edit/2'],
  ['/google-play', '/admin?tab=google+play'],
  ['/custom-message-template', '/admin?tab=message+template'],
  ['/media-library-folder', '/folders'],
  ['/media-library-folder/3/show', '/folders/3/3'],
  ['/notification', '/notifications'],
])("redirects react-admin's %s to %s", async (path, destination) => {
  const { path: pattern = '', element } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
  const router = createMemoryRouter(
    [
      { path: pattern, element },
      { path: '*', element: <p>The specified screen</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  expect(await screen.findByText('The specified screen')).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(destination);
});
