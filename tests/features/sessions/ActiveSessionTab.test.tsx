import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import type { User } from '../../../src/model/users/user';
import { openAsUser, signInByApi } from '../../support/openAsUser';
import { jsonResponse, writesTo, type Interceptor } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const path = '/profile-tabs?tab=sessions';
const sessionsPath = '/api/user/active-sessions-manage/';

const createSession = (id: number, overrides: object = {}) => ({
  user_activate_session_id: id,
  ip_address: `203.0.113.${id}`,
  device_info: { Device: `Device ${id}`, Browser: 'Firefox 150' },
  location: { status: 'success', city: 'Bordeaux', country: 'France', isp: 'Example Telecom' },
  session_start: '2026-03-02T09:00:00Z',
  session_expire: '2026-03-09T09:00:00Z',
  ...overrides,
});
const respondWithSessions = (current: object | null, others: object[]) =>
  jsonResponse(200, { success: true, current_active_session: current, other_active_session: others });

/** Simulates other sessions with these ids, removable unless `respondToEnd` returns an error. */
const mockSessions = (
  ids: number[],
  respondToEnd: (id: number) => Response | null = () => null,
): Interceptor => {
  const remainingIds = new Set(ids);
  return ({ method, path: url }) => {
    if (!url.startsWith(sessionsPath)) return undefined;
    if (method === 'GET')
      return respondWithSessions(
        createSession(1),
        [...remainingIds].map((id) => createSession(id)),
      );
    const id = Number(new URLSearchParams(url.split('?')[1]).get('id'));
    const error = respondToEnd(id);
    if (!error) remainingIds.delete(id);
    return error ?? jsonResponse(200, { success: true });
  };
};

const heading = 'Security & Active Sessions';
const openTab = (intercept?: Interceptor, userFields: Partial<User> = {}, account = 'direct') =>
  openAsUser(backend, { account, path, heading, userFields, intercept });
const getCards = () => screen.getAllByRole('listitem');
const getCard = (device: string) => within(screen.getByRole('listitem', { name: `${device} Firefox 150` }));
const getValue = (label: string) =>
  within(screen.getByRole('region', { name: 'Overview' })).getByText(label).nextSibling?.textContent;

describe('own sessions', () => {
  it('are fetched by user id, shown current first and ended one by one', async () => {
    await signInByApi(backend, 'superuser');
    const { sent, userId, user } = await openTab(undefined, {}, 'superuser');
    await screen.findByRole('heading', { name: 'Active Sessions (3)' });
    expect(sent).toContainEqual({ method: 'GET', path: `${sessionsPath}?id=${userId}`, body: undefined });
    expect(within(getCards()[0] ?? document.body).getByText('Active Now')).toBeVisible();
    expect(getValue('Current Session')).toBe('Active');
    expect(getValue('Other Sessions')).toBe('2');
    expect(getValue('Session Limit')).toBe('3/3');
    expect(screen.getByRole('progressbar', { name: 'Session usage' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(getValue('Security Status')).toBe('⚠️ Limit Reached');

    const phone = screen.getByRole('listitem', { name: 'iPhone Mobile Safari 19' });
    expect(within(phone).getByText('203.0.113.24')).toBeVisible();
    expect(within(phone).getByText('Bordeaux, France')).toBeVisible();
    expect(within(phone).getByText('Started').nextElementSibling).toHaveTextContent(/ago$|minute$|yesterday/);
    const facts = within(phone).getAllByRole('term');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Device',
      'Browser',
      'IP Address',
      'Location',
      'Started',
      'Expires',
    ]);
    await user.click(within(phone).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Session logged out successfully.')).toBeVisible();
    await screen.findByRole('heading', { name: 'Active Sessions (2)' });
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([
      { method: 'DELETE', path: expect.stringMatching(/manage\/\?id=\d+$/) as unknown, body: undefined },
    ]);
    expect(getValue('Security Status')).toBe('✓ Within Limit');
  });

  it('accept a text location and missing data', async () => {
    const incompleteSession = { user_activate_session_id: 5 };
    await openTab(({ path: url }) =>
      url.startsWith(sessionsPath)
        ? respondWithSessions(null, [createSession(2, { location: 'Somewhere' }), incompleteSession])
        : undefined,
    );
    expect(await screen.findByText('Somewhere')).toBeVisible();
    expect(screen.getAllByText('Unknown').length).toBeGreaterThanOrEqual(6);
    expect(getValue('Current Session')).toBe('No active session');
  });

  it('show loading and empty states and can be refreshed', async () => {
    let respond = (_response: Response) => {};
    const pendingResponse = new Promise<Response>((resolve) => (respond = resolve));
    const { user, setInterceptor } = await openTab(({ path: url }) =>
      url.startsWith(sessionsPath) ? pendingResponse : undefined,
    );
    expect(await screen.findByText('Loading active sessions...')).toBeVisible();
    respond(respondWithSessions(null, []));
    expect(await screen.findByText('No Active Sessions')).toBeVisible();
    expect(screen.getByText('There are currently no active sessions to display.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Logout All Others' })).toBeNull();
    setInterceptor(mockSessions([]));
    await user.click(screen.getByRole('button', { name: 'Refresh Sessions' }));
    await screen.findByRole('heading', { name: 'Active Sessions (1)' });
  });
});

it('ends the current session by logout after confirmation', async () => {
  const { user, sent, currentPath } = await openTab();
  const refresh = localStorage.getItem('refreshToken');
  const notification_key = localStorage.getItem('notificationKey');
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Logout Current' }));
    return screen.findByRole('alertdialog', { name: 'Logout Current Session' });
  };
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent(
    'Are you sure you want to logout from your current session? This will immediately log you out and redirect you to the login page.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(writesTo(sent, '/api/user/logout/')).toEqual([]);
  await user.click(within(await openDialog()).getByRole('button', { name: 'Yes, Logout' }));
  expect(await screen.findByText('User logged out successfully')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(writesTo(sent, sessionsPath)).toEqual([]);
  expect(writesTo(sent, '/api/user/logout/')).toEqual([
    { method: 'POST', path: '/api/user/logout/', body: { refresh, notification_key } },
  ]);
});

describe('ending all other sessions', () => {
  it('sends one request per session, keeps failed ones and retries', async () => {
    let isBroken = true;
    const { user, sent } = await openTab(
      mockSessions([2, 3, 4], (id) => (isBroken && id > 2 ? jsonResponse(500, {}) : null)),
    );
    const getEndedPaths = () => writesTo(sent, sessionsPath).map(({ path: url }) => url);
    const idPaths = (...ids: number[]) => ids.map((id) => `${sessionsPath}?id=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Logout All Others' }));
    // At once, because messages go after some seconds.
    const expectToast = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
    await Promise.all(
      ['Failed to logout all sessions.', '1 session(s) logged out successfully.'].map(expectToast),
    );
    expect(getEndedPaths().toSorted()).toEqual(idPaths(2, 3, 4));
    expect(getCard('Device 3').getByText('An error occurred during session logout.')).toBeVisible();
    isBroken = false;
    const notice = screen.getByText('2 sessions could not be logged out.').closest('[role="alert"]');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2 session(s) logged out successfully.')).toBeVisible();
    expect(getEndedPaths().slice(3).toSorted()).toEqual(idPaths(3, 4));
    await screen.findByRole('heading', { name: 'Active Sessions (1)' });
    expect(screen.queryByRole('button', { name: 'Logout All Others' })).toBeNull();
  });

  it('marks the session that the next sign-in ends at the limit', async () => {
    const oldestSession = createSession(3, { session_start: '2026-02-01T09:00:00Z' });
    await openTab(
      (call, init) =>
        call.method === 'GET' && call.path.startsWith(sessionsPath)
          ? respondWithSessions(createSession(1), [createSession(2), oldestSession])
          : mockSessions([])(call, init),
      { max_active_sessions: 3 },
    );
    const note = await screen.findByText('Ends at the next sign-in');
    expect(getCard('Device 3').getByText('Ends at the next sign-in')).toBe(note);
  });

  it('is no alarm while the only session is the current one', async () => {
    await openTab(mockSessions([]), { max_active_sessions: 1 });
    await screen.findByRole('heading', { name: 'Active Sessions (1)' });
    expect(getValue('Security Status')).toBe('⚠️ Limit Reached');
    expect(screen.getByRole('progressbar').className).not.toMatch(/Warning/);
    expect(screen.queryByText('Ends at the next sign-in')).toBeNull();
  });
});

const signOut = () => {
  cleanup();
  session.end();
};
const visit = async (ids: number[]) => {
  await openTab(mockSessions(ids));
  await screen.findByRole('heading', { name: /Active Sessions \(/ });
};
it('marks a session as new once, by its stored id', async () => {
  await visit([2]);
  expect(screen.queryByText('New')).toBeNull();
  const storedPreferences = localStorage.getItem('pulsehub.preferences') ?? '';
  expect(JSON.stringify(JSON.parse(storedPreferences))).toMatch(/"preferences\.sessions\.seen":\[1,2\]/);
  signOut();

  await visit([2, 3]);
  expect(getCard('Device 3').getByText('New')).toBeVisible();
  expect(getCard('Device 2').queryByText('New')).toBeNull();
  signOut();

  await visit([2, 3]);
  expect(screen.queryByText('New')).toBeNull();
});
