import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Guard } from '../../../src/app/Guard';
import { AvatarMenu } from '../../../src/app/layout/AvatarMenu';
import type { User } from '../../../src/model/users/user';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';
import { signedInAs } from '../../support/signedInAs';

beforeEach(() => void stubFetch({}));

const openMenu = async (userFields: Partial<User> = {}) => {
  signedInAs(userFields);
  const view = renderWithProviders(
    <Guard>
      <AvatarMenu />
      <p>Beside the menu</p>
    </Guard>,
    '/dashboard',
  );
  await view.user.click(screen.getByRole('button', { name: 'Account menu, AB' }));
  return view;
};

const getEntries = () =>
  screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')]);
const commonEntries = [
  ['My Profile', '/profile-tabs'],
  ['Media Library', '/folders'],
];
const allEntries = [...commonEntries, ['Admin', '/admin'], ['Logout', null]];

describe('avatar menu', () => {
  it.each([
    ['a user', {}, allEntries],
    ['a demo user', { is_demo: true }, [...commonEntries, ['Logout', null]]],
  ])('offers %s only allowed entries', async (_who, flags, expected) => {
    await openMenu(flags);
    expect(getEntries()).toEqual(expected);
  });

  it('closes after choosing an entry', async () => {
    const { user, router } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Media Library' }));
    expect(router.state.location.pathname).toBe('/folders');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

describe('Logout', () => {
  const logoutPath = '/api/user/logout/';
  it.each([
    ['User logged out successfully', { [logoutPath]: () => ({ body: { success: true } }) }],
    ['Logout failed', { [logoutPath]: () => ({ status: 401, body: { detail: 'Dead.' } }) }],
    ['Logout failed', {}],
  ])('shows "%s", clears storage and redirects to /login', async (message, responses) => {
    stubFetch(responses);
    const { user, router } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Session expired. Please log in again.')).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
    expect(localStorage).toHaveLength(0);
  });

  it('shows an error if a key is missing and redirects without a request', async () => {
    const requests = stubFetch({});
    const { user, router } = await openMenu();
    localStorage.removeItem('notificationKey');
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Missing required data for logout.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(requests).toEqual([]);
  });
});
