import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildNotification } from '../support/buildNotification';
import { openAsUser } from '../support/openAsUser';
import { jsonResponse, pathsBelow, respondTo } from '../support/stubFetch';
import { setUpBackend } from '../support/setUpBackend';

const backend = setUpBackend();

const deletionPath = '/api/user/notification/5/';
const logoutPath = '/api/user/logout/';

it('sends an undoable deletion before Logout, which waits for it and clears messages', async () => {
  let respond = () => {};
  const deletion = new Promise<Response>((resolve) => (respond = () => resolve(jsonResponse(200, {}))));
  const { user, sent, currentPath } = await openAsUser(backend, {
    account: 'superuser',
    path: '/notifications',
    intercept: ({ path }) => {
      if (path === '/api/user/notification/') return jsonResponse(200, [buildNotification({ id: 5 })]);
      return path === deletionPath ? deletion : undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete:/ }));
  await screen.findByText('Undo');
  expect(pathsBelow(sent, deletionPath)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(pathsBelow(sent, deletionPath)).toHaveLength(1);
  expect(sent.map(({ path }) => path)).not.toContain(logoutPath);
  expect(screen.queryByText('Undo')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/notifications');
  respond();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(await screen.findByText('User logged out successfully')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ends the current session from the account details', async () => {
  const path = '/user/details/1?tab=sessions';
  const { user, sent, currentPath } = await openAsUser(backend, { account: 'superuser', path });
  const table = await screen.findByRole('table', { name: 'Current Session' });
  await user.click(await within(table).findByRole('button', { name: /^Log ?out/ }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: /^Log ?out/ }));
  expect(await screen.findByText('Session logged out successfully')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([
    expect.objectContaining({ path: expect.stringMatching(/manage\/\?id=\d+$/) as unknown }),
  ]);
  expect(sent.map(({ path: requestPath }) => requestPath)).not.toContain(logoutPath);
  expect(Object.keys(localStorage)).not.toContain('accessToken');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports a token that cannot be decoded', async () => {
  await openAsUser(backend, {
    account: 'direct',
    path: '/projects',
    intercept: respondTo('POST', '/api/user/decode-token/', 200, { success: false }),
  });
  expect(await screen.findByText('Failed to decode token.')).toBeVisible();
});
