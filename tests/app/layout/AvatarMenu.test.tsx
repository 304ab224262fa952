import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Guard } from '../../../src/app/Guard';
import { AvatarMenu } from '../../../src/app/layout/AvatarMenu';
import type { User } from '../../../src/model/users/user';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';
import { signedInAs } from '../../support/signedInAs';

beforeEach(() => void stubFetch({}));

const openMenu = async (who: Partial<User> = {}) => {
  signedInAs(who);
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

const entries = () =>
  screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')]);
const everybody = [
  ['My Profile', '/profile-tabs'],
  ['Media Library', '/folders'],
];
const all = [...everybody, ['Admin', '/admin'], ['Logout', null]];

describe('the avatar menu', () => {
  it.each([
    ['a superuser', { is_superuser: true }, all],
    ['a demo user who is a superuser', { is_superuser: true, is_demo: true }, all],
    ['a user without rights', {}, all],
    ['a demo user', { is_demo: true }, [...everybody, ['Logout', null]]],
  ])('offers %s the entries they may use', async (_who, flags, expected) => {
    await openMenu(flags);
    expect(entries()).toEqual(expected);
  });

  it('closes when an entry was chosen', async () => {
    const { user, router } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Media Library' }));
    expect(router.state.location.pathname).toBe('/folders');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

describe('Logout', () => {
  const call = '/api/user/logout/';
  it.each([
    ['User logged out successfully', { [call]: () => ({ body: { success: true } }) }],
    ['Logout failed', { [call]: () => ({ status: 401, body: { detail: 'Dead.' } }) }],
    ['Logout failed', {}],
  ])('shows "%s", and always ends at /login with nothing left', async (message, answers) => {
    stubFetch(answers);
    const { user, router } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Session expired. Please log in again.')).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
    expect(localStorage).toHaveLength(0);
  });

  it('shows an error when a key is missing, and ends at /login without a call', async () => {
    const asked = stubFetch({});
    const { user, router } = await openMenu();
    localStorage.removeItem('notificationKey');
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Missing required data for logout.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(asked).toEqual([]);
  });
});
