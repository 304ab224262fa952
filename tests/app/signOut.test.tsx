import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session';
import { buildNotification } from '../support/buildNotification';
import { openAsUser } from '../support/openAsUser';
import { jsonResponse } from '../support/stubFetch';
import { setUpBackend } from '../support/setUpBackend';

const backend = setUpBackend();

const deletion = '/api/user/notification/5/';
const logoutPath = '/api/user/logout/';

const deferred = () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
};

/** Opens the notifications and deletes the only one, which can still be undone. */
const openWithUndo = async (onDelete: () => Response | Promise<Response> = () => jsonResponse(200, {})) => {
  const portal = await openAsUser(backend, {
    account: 'superuser',
    path: '/notifications',
    intercept: ({ method, path }) => {
      if (path === '/api/user/notification/') return jsonResponse(200, [buildNotification({ id: 5 })]);
      return path === deletion && method === 'DELETE' ? onDelete() : undefined;
    },
  });
  await portal.user.click(await screen.findByRole('button', { name: /^Delete:/ }));
  await screen.findByText('Undo');
  const deletions = () => portal.sent.filter(({ path }) => path === deletion);
  return { ...portal, deletions };
};
const logout = async (user: { click(element: Element): Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
};
describe('a deletion that can still be undone', () => {
  it('is sent before a Logout, which waits for it, and nothing of it is left at /login', async () => {
    const gate = deferred();
    const { user, sent, currentPath, deletions } = await openWithUndo(() =>
      gate.until.then(() => jsonResponse(200, {})),
    );
    expect(deletions()).toEqual([]);
    await logout(user);
    expect(deletions()).toHaveLength(1);
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
    const { deletions } = await openWithUndo();
    act(leave);
    await waitFor(() => expect(deletions()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Undo')).not.toBeInTheDocument());
  });
});

it('the current session can be ended by a call of its own at the details of one’s own account', async () => {
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
  expect(sent.map(({ path: asked }) => asked)).not.toContain(logoutPath);
  expect(Object.keys(localStorage)).not.toContain('accessToken');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a token that cannot be decoded is reported', async () => {
  await openAsUser(backend, {
    account: 'direct',
    path: '/projects',
    intercept: ({ path }) =>
      path === '/api/user/decode-token/' ? jsonResponse(200, { success: false }) : undefined,
  });
  expect(await screen.findByText('Failed to decode token.')).toBeVisible();
});
