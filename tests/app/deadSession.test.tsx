import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Guard } from '../../src/app/Guard';
import { http } from '../../src/app/providers';
import { session } from '../../src/auth/session';
import { stubFetch } from '../support/stubFetch';
import { renderWithProviders } from '../support/renderWithProviders';
import { unexpiredToken, signedInAs } from '../support/signedInAs';

// Fresh modules, as in a page where no call has succeeded yet.
vi.hoisted(() => vi.resetModules());

it.each([
  ['fails', 401],
  ['returns a rejected token', 200],
])('redirects to /login with one message if the first renewal %s', async (_, status) => {
  stubFetch({
    '/api/user/dic-services/': () => ({ status: 401, body: { detail: 'Dead.' } }),
    '/api/user/token-refresh/': () => ({ status, body: { access: 'renewed' } }),
  });
  signedInAs();
  session.renew({ access: 'access', refresh: unexpiredToken });
  const { router } = renderWithProviders(<Guard>Behind the sign-in</Guard>, '/dashboard');
  await http('GET', '/api/user/dic-services/').catch(() => null);
  expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
  expect(screen.getAllByText('Session expired. Please log in again.')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ nextPathname: '/dashboard' });
  expect(session.isSignedIn()).toBe(false);
});
