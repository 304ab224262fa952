import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session';
import { buildNotification } from '../support/buildNotification';
import { openAsUser } from '../support/openAsUser';
import { jsonResponse } from '../support/stubFetch';
import { setUpBackend } from '../support/setUpBackend';

const backend = setUpBackend();

const deletionPath = '/api/user/notification/5/';
const logoutPath = '/api/user/logout/';

const createGate = () => {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release };
};

/** Opens the notifications and deletes the only one, leaving Undo open. */
const openWithUndo = async (onDelete: () => Response | Promise<Response> = () => jsonResponse(200, {})) => {
  const portal = await openAsUser(backend, {
    account: 'superuser',
    path: '/notifications',
    intercept: ({ method, path }) => {
      if (path === '/api/user/notification/') return jsonResponse(200, [buildNotification({ id: 5 })]);
      return path === deletionPath && method === 'DELETE' ? onDelete() : undefined;
    },
  });
  await portal.user.click(await screen.findByRole('button', { name: /^Delete:/ }));
  await screen.findByText('Undo');
  const getDeletions = () => portal.sent.filter(({ path }) => path === deletionPath);
  return { ...portal, getDeletions };
};
const logout = async (user: { click(element: Element): Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
};
describe('undoable deletion', () => {
  it('is sent before Logout, which waits for it and clears messages', async () => {
    const gate = createGate();
    const { user, sent, currentPath, getDeletions } = await openWithUndo(() =>
      gate.promise.then(() => jsonResponse(200, {})),
    );
    expect(getDeletions()).toEqual([]);
    await logout(user);
    expect(getDeletions()).toHaveLength(1);
    expect(sent.map(({ path }) => path)).not.toContain(logoutPath);
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
    expect(currentPath()).toBe('/notifications');
    gate.release();
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(await screen.findByText('User logged out successfully')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the session is ended', () => session.end()],
    ['the tab is closed', () => void dispatchEvent(new Event('pagehide'))],
  ])('is sent when %s', async (_how, leave) => {
    const { getDeletions } = await openWithUndo();
    act(leave);
    await waitFor(() => expect(getDeletions()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Undo')).not.toBeInTheDocument());
  });
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
    intercept: ({ path }) =>
      path === '/api/user/decode-token/' ? jsonResponse(200, { success: false }) : undefined,
  });
  expect(await screen.findByText('Failed to decode token.')).toBeVisible();
});
