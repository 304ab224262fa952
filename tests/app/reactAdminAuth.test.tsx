import { screen, waitFor } from '@testing-library/react';
import { ListBase, useCanAccess, useGetIdentity, useLogin, usePermissions } from 'ra-core';
import { expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { Guard } from '../../src/app/Guard';
import { routes } from '../../src/app/router';
import { SignedInProviders } from '../../src/app/SignedInApp';
import type { PortalAuthProvider } from '../../src/auth/authProvider';
import { AddressList } from '../../src/ui/address/AddressList';
import { setUpBackend } from '../support/setUpBackend';
import { openAsUser } from '../support/openAsUser';

const backend = setUpBackend();

/** Page that uses only documented react-admin hooks. */
const Hooks = () => {
  const login = useLogin();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<Awaited<ReturnType<PortalAuthProvider['getPermissions']>>>();
  const { canAccess } = useCanAccess({ resource: 'users', action: 'delete' });
  const signInAs = (account: string) => login({ email: accountEmail(account), password: seededPassword });
  return (
    <>
      <h1>{identity?.fullName}</h1>
      <p>
        list {String(permissions?.users.list)}, delete {String(canAccess)}
      </p>
      <button onClick={() => void signInAs('newcomer')}>Be a newcomer</button>
      <button onClick={() => void signInAs('member')}>Be a member</button>
    </>
  );
};

routes[0]?.children?.unshift(
  ...[
    { path: '/hooks', page: <Hooks /> },
    {
      path: '/services',
      page: (
        <ListBase resource="dic-services">
          <p>Services</p>
        </ListBase>
      ),
    },
    {
      path: '/addressed',
      page: (
        <AddressList resource="dic-services" state={{}} onChange={() => {}}>
          <p>Services</p>
        </AddressList>
      ),
    },
  ].map(({ path, page }) => ({
    path,
    element: (
      <Guard>
        <SignedInProviders>{page}</SignedInProviders>
      </Guard>
    ),
  })),
);

const openAndPress = async (name: string) => {
  const portal = await openAsUser(backend, { account: 'direct', path: '/hooks' });
  await screen.findByText('list true, delete false');
  expect(screen.getByRole('heading', { name: /\w \w/ })).toBeVisible();
  await portal.user.click(screen.getByRole('button', { name }));
  return portal;
};

it('signs in by useLogin and a code', async () => {
  const { currentPath, user } = await openAndPress('Be a member');
  await screen.findByLabelText('Digit 1');
  expect(currentPath()).toBe('/verify-otp');
  await user.keyboard(await backend.mailedCode(accountEmail('member')));
  expect(await screen.findByText('Login successful')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

it.each(['/services', '/addressed'])(
  'redirects from a forbidden list to the access-denied screen: %s',
  async (path) => {
    const { router, currentPath } = await openAsUser(backend, { account: 'newcomer', path: '/hooks' });
    expect(await screen.findByText('list false, delete false')).toBeVisible();
    await router.navigate(path);
    await screen.findByText('Access denied', { exact: false });
    expect(currentPath()).toBe('/access-denied');
  },
);
