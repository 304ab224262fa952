import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Guard } from '../../../src/app/Guard';
import { AppLayout } from '../../../src/app/layout/AppLayout';
import { http } from '../../../src/app/providers';
import { SignedInProviders } from '../../../src/app/SignedInApp';
import { session } from '../../../src/auth/session';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';
import { signedInAs } from '../../support/signedInAs';

/** Opens a page with typed text, then lets its session expire on the server. */
const expireSession = async () => {
  const requests = stubFetch({
    '/api/user/logout/': () => ({}),
    '/api/user/notification/': () => ({ body: [] }),
    '/api/user/details/': () => ({ status: 401, body: { detail: 'Dead.', code: 'token_not_valid' } }),
  });
  signedInAs();
  const view = renderWithProviders(
    <Guard>
      <SignedInProviders>
        <AppLayout topBarActions={null}>
          <input aria-label="Title" />
        </AppLayout>
      </SignedInProviders>
    </Guard>,
    '/project/edit/3',
  );
  await http('GET', '/api/user/notification/');
  await view.user.type(screen.getByLabelText('Title'), 'Bridge East');
  await act(() => http('GET', '/api/user/details/').catch(() => null));
  return {
    ...view,
    getRequestedPaths: () => requests.map(({ path }) => path),
    dialog: await screen.findByRole('alertdialog', { name: 'Alert!' }),
  };
};

it('keeps the dialog open and focused on Escape or a click outside', async () => {
  const { user, dialog } = await expireSession();
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
  expect(dialog).toBeVisible();
});

it('redirects to /login and remembers the page and user', async () => {
  const { user, router } = await expireSession();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({ nextPathname: '/project/edit/3', nextUserId: 7 });
  expect(session.isSignedIn()).toBe(false);
});

it('sends no logout request without a refresh token', async () => {
  const { user, getRequestedPaths, router } = await expireSession();
  localStorage.removeItem('refreshToken');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(getRequestedPaths()).not.toContain('/api/user/logout/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
