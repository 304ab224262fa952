import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { openAsUser, signInByApi } from '../../support/openAsUser';
import { jsonResponse, writesTo, type Interceptor } from '../../support/stubFetch';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();
const nativeFetch = globalThis.fetch;

const services = '/api/user/dic-services/';
const account = (id: number) => `/api/user/manage/${id}/`;

const open = async (path: string, intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account: 'superuser', path, intercept });
  await screen.findByRole('heading', { name: /^(Account Management|Users Settings)$/ });
  const call = async (method: string, at: string, body?: object) => {
    const response = await nativeFetch(backend.url + at, {
      method,
      headers: { authorization: `Bearer ${portal.token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  /** What the database has of the user. */
  const stored = async (id: number) => {
    const { is_active: isActive } = await call('GET', account(id));
    const { dic_services_list: list } = await call('GET', `${services}?user_id=${id}`);
    const { other_active_session: sessions } = await call(
      'GET',
      `/api/user/active-sessions-manage/?id=${id}`,
    );
    const [flags = {}] = list as Record<string, unknown>[];
    const on = Object.keys(flags).filter((key) => flags[key] === true);
    return { isActive, on, sessions: (sessions as unknown[]).length };
  };
  const press = async (name: string | RegExp, where: Pick<typeof screen, 'findByRole'> = screen) =>
    portal.user.click(await where.findByRole('button', { name }));
  return { ...portal, call, stored, press };
};

const dialogNamed = async (name: RegExp) => within(await screen.findByRole('alertdialog', { name }));

describe('Secure this account', () => {
  it('shuts the account, ends its sessions, takes its services, and gives exactly that back', async () => {
    await signInByApi(backend, 'staff');
    const { stored, press, sent, user, router } = await open('/user/details/2');
    const before = await stored(2);
    expect(before).toMatchObject({ isActive: true, sessions: 1 });
    await press('Secure this account');
    const dialog = await dialogNamed(/^Secure the account of Samuel Osei/);
    await press('Secure', dialog);
    expect(await dialog.findByText(/^Taken: /)).toBeVisible();
    expect(dialog.getByText('Nobody can sign in with it any more.')).toBeVisible();
    expect(await stored(2)).toEqual({ isActive: false, on: [], sessions: 0 });
    const writes = ['manage', 'active-sessions-manage', 'dic-services'];
    expect(
      writes
        .flatMap((name) => writesTo(sent, `/api/user/${name}/`))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([`PATCH ${account(2)}`, `POST ${services}`]);
    await press('Close', dialog);

    await router.navigate('/dashboard');
    await router.navigate('/user/details/2');
    await user.click(await screen.findByRole('button', { name: 'Give back to Samuel Osei' }));
    const giving = await dialogNamed(/^Give back to Samuel Osei/);
    expect(await giving.findByText('Active account')).toBeVisible();
    await press('Give back', giving);
    expect(await giving.findByText('The account is active again.')).toBeVisible();
    expect(await stored(2)).toEqual({ ...before, sessions: 0 });
    await press('Close', giving);
    expect(screen.queryByText(/^You secured the account/)).toBeNull();
  });

  it('goes on after a step that fails, and tries that one alone again', async () => {
    const other = { user_activate_session_id: 91, ip_address: '192.0.2.7', location: null };
    const list = { success: true, current_active_session: null, other_active_session: [other] };
    let failures = 1;
    const { stored, press, sent, call } = await open('/user/details/13', ({ method, path }) => {
      if (!path.startsWith('/api/user/active-sessions-manage/')) return undefined;
      if (method === 'GET') return jsonResponse(200, list);
      failures -= 1;
      return failures < 0 ? jsonResponse(200, { success: true }) : jsonResponse(500, {});
    });
    await call('PATCH', account(13), { is_active: true });
    await press('Secure this account');
    const dialog = within(await screen.findByRole('alertdialog'));
    await press('Secure', dialog);
    expect(await dialog.findByText('Failed to log out session')).toBeVisible();
    expect(dialog.getByText('Nobody can sign in with it any more.')).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/^(Taken: |No service)/)).toBeVisible());
    await press('Retry', dialog);
    expect(await dialog.findByText('1 session was ended.')).toBeVisible();
    expect(await stored(13)).toMatchObject({ isActive: false, on: [] });
    expect(writesTo(sent, account(13))).toHaveLength(1);
  });

  it('remembers what was there where the answer to a write was lost', async () => {
    let isLost = false;
    const { stored, press, call } = await open('/user/details/14', async ({ method, path, body }) => {
      if (method !== 'POST' || path !== services || isLost) return undefined;
      isLost = true;
      await call('POST', services, body as object);
      throw new TypeError('Failed to fetch');
    });
    await call('POST', services, { user: 14, financial: true, ai_hub: true });
    const before = await stored(14);
    await press('Secure this account');
    const dialog = within(await screen.findByRole('alertdialog'));
    await press('Secure', dialog);
    await dialog.findByRole('button', { name: 'Retry' });
    expect((await stored(14)).on).toEqual([]);
    await press('Retry', dialog);
    await dialog.findByText(/^Taken: .*PulseFin/);
    await call('POST', services, { user: 14, code_hub: true });
    await press('Give back', dialog);
    const giving = within(await screen.findByRole('alertdialog', { name: /^Give back to/ }));
    expect(await giving.findByText('Meanwhile somebody else gave this. It stays as it is:')).toBeVisible();
    expect(giving.getByText('Services: CodeHub')).toBeVisible();
    await press('Give back', giving);
    await giving.findByText(/^Given back: /);
    await waitFor(async () => expect((await stored(14)).isActive).toBe(before.isActive));
    expect(new Set((await stored(14)).on)).toEqual(new Set([...before.on, 'code_hub']));
  });

  it('is not offered for one’s own account, and refused for the last active superuser', async () => {
    const { router, user, press, call, setInterceptor } = await open('/user/details/1');
    await screen.findByRole('button', { name: 'End all sessions' });
    expect(screen.queryByRole('button', { name: 'Secure this account' })).toBeNull();
    const other = { ...(await call('GET', account(12))), is_superuser: true };
    setInterceptor(({ path }) => {
      if (path === account(12)) return jsonResponse(200, other);
      return path.includes('is_superuser=true')
        ? jsonResponse(200, { count: 1, results: [other] })
        : undefined;
    });
    await router.navigate('/user/details/12');
    await user.click(await screen.findByRole('button', { name: 'Secure this account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('This is the last active superuser.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Secure' })).toBeDisabled();
    await press('Cancel', dialog);
  });

  it('forgets what was taken with the sign-out', async () => {
    const { router, press, currentPath, call } = await open('/user/details/16');
    await call('PATCH', account(16), { is_active: true });
    await press('Secure this account');
    const dialog = within(await screen.findByRole('alertdialog'));
    await press('Secure', dialog);
    await press('Close', dialog);
    expect(await screen.findByText(/^You secured the account/)).toBeVisible();
    session.end({});
    await waitFor(() => expect(currentPath()).toBe('/login'));
    const again = await signInByApi(backend, 'superuser');
    session.start(again, again);
    await router.navigate('/user/details/16');
    expect(await screen.findByRole('button', { name: 'Secure this account' })).toBeVisible();
    expect(screen.queryByText(/^You secured the account/)).toBeNull();
  });

  it('is in the row of a user, and leads to Give back from there', async () => {
    const { user, press } = await open('/admin');
    const [first] = await screen.findAllByRole('button', { name: /^Secure the account of / });
    await user.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await press('Secure', dialog);
    await press('Close', dialog);
    expect(await screen.findByRole('button', { name: /^Give back to / })).toBeVisible();
  });
});
