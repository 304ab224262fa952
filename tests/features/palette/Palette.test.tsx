import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildNotification } from '../../support/buildNotification';
import { setUpBackend } from '../../support/setUpBackend';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, respondTo, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();

const openPalette = async (account: string, intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account, path: '/profile-tabs', intercept });
  await screen.findByRole('heading', { level: 1 });
  const countBefore = portal.sent.length;
  await portal.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search screens, services, people...' });
  return { ...portal, field, countBefore };
};
/** Opens the entries of one user. */
const chooseSiobhan = async (user: Awaited<ReturnType<typeof openPalette>>['user']) => {
  await user.keyboard('siob');
  await findOption(/Siobhán Doyle/);
  await user.keyboard('{Enter}');
  await findOption(/^Open/);
};
const findOption = (name: RegExp) => screen.findByRole('option', { name });
const getOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('command palette', () => {
  it('offers members no administration screens and does not search users', async () => {
    const { user, sent, countBefore } = await openPalette('member');
    await user.keyboard('admin');
    await screen.findByText('Nothing found.');
    expect(sent.slice(countBefore).filter(({ path }) => path.startsWith('/api/user/manage/'))).toEqual([]);
  });

  it.each([
    [200, ['ActivityAdmin']],
    [404, []],
  ])('offers the activity of all users if the backend answers %i', async (status, expected) => {
    const { user } = await openPalette(
      'superuser',
      status === 404 ? respondTo('GET', '/api/user/log/', status, {}) : undefined,
    );
    await user.keyboard('acti');
    await waitFor(() =>
      expect(getOptions().filter((text) => text?.startsWith('Activity'))).toEqual(expected),
    );
  });

  it('does not list users who match only by email domain', async () => {
    const { user } = await openPalette('superuser');
    await user.keyboard('pul');
    expect((await findOption(/^PulseSHM/)).querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/files/icons/'),
    );
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('group', { name: /^People/ })).not.toBeInTheDocument();
    await user.keyboard('{Control>}a{/Control}ivan');
    expect(await findOption(/^Ivan Petrov/)).toHaveTextContent('inactive@pulsehub.test · Inactive');
  });

  it('lists saved views, and log views for one user', async () => {
    const portal = await openAsUser(backend, { account: 'superuser', path: '/profile-tabs' });
    const views = (search: string) => [{ name: `View ${search.length}`, search }];
    const savedViews = {
      'preferences.users.filters': views('?sort=email'),
      'preferences.notification.filters': views('?read=unread'),
      'preferences.userLogs.filters': views('?log_changes=only'),
    };
    localStorage.setItem('pulsehub.preferences', JSON.stringify({ [portal.userId]: savedViews }));
    await screen.findByRole('heading', { level: 1 });
    const { user, router } = portal;
    await user.keyboard('{Control>}k{/Control}');
    const group = within(await screen.findByRole('group', { name: 'Saved views' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'View 11Users',
      'View 12Notifications',
    ]);
    await user.keyboard('view 12{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?read=unread'));
    await user.keyboard('{Control>}k{/Control}');
    await chooseSiobhan(user);
    await user.keyboard('view{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=logs&log_changes=only'));
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('view 17');
    expect(await findOption(/^View 17/)).toBeVisible();
  });

  it('finds a user by name and sends a password link after confirmation', async () => {
    const { user, sent } = await openPalette('superuser');
    await chooseSiobhan(user);
    expect(getOptions()).toEqual([
      'Open',
      'Edit',
      'Send Password Link',
      'Deactivate',
      'Services of Siobhán Doyle',
      'End Sessions',
    ]);
    expect(screen.getByText(/^Siobhán Doyle \(\S+@pulsehub.test\)$/)).toBeVisible();
    await user.keyboard('send{Enter}');
    await screen.findByText('Send a password link to Siobhán Doyle?');
    await user.click(screen.getByRole('button', { name: 'Send Password Link' }));
    expect(await screen.findByText('Emails sent successfully to 1 user(s)!')).toBeVisible();
    const emailRequest = sent.find(({ path }) => path === '/api/user/send-email/');
    expect(emailRequest?.body).toMatchObject({
      template: 'set_password_link',
      user_ids: expect.any(String) as unknown,
    });
  });

  it('marks all notifications as read, and offers Undo', async () => {
    const { user, sent } = await openPalette('superuser');
    await user.keyboard('mark all');
    await user.click(await findOption(/^Mark All as Read/));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent.filter(({ method }) => method === 'PATCH').length).toBeGreaterThan(0);
  });

  it('logs out all other sessions after it has asked', async () => {
    const session = { device_info: {}, ip_address: '', session_start: '', session_expire: '' };
    const ended: string[] = [];
    const { user } = await openPalette('member', ({ path, method }) => {
      if (!path.includes('active-sessions-manage')) return undefined;
      if (method === 'DELETE') ended.push(path);
      return method === 'DELETE'
        ? new Response(null, { status: 204 })
        : jsonResponse(200, {
            success: true,
            current_active_session: { ...session, user_activate_session_id: 1 },
            other_active_session: [{ ...session, user_activate_session_id: 2 }],
          });
    });
    await user.keyboard('logout all');
    await user.click(await findOption(/^Logout All Others/));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Logout all other sessions?' }));
    expect(ended).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Logout All Others' }));
    expect(await screen.findByText(/\d session\(s\) logged out/)).toBeVisible();
    expect(ended).toEqual([expect.stringContaining('id=2')]);
  });

  it('opens the upload of a folder, but not again on a reload', async () => {
    const { user, router } = await openPalette('superuser');
    await user.keyboard('upload drawings');
    await user.click(await findOption(/^Upload to Drawings/));
    expect(await screen.findByRole('dialog', { name: /upload/i })).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });

  it('groups notifications that say the same, with the date of the newest', async () => {
    const list = [1, 2].map((id) =>
      buildNotification({
        id,
        title: 'Nightly export',
        service: 'PulseSHM',
        created_at: new Date(Date.now() - id * 86_400_000).toISOString(),
      }),
    );
    const { user } = await openPalette('member', respondTo('GET', '/api/user/notification/', 200, list));
    await user.keyboard('nightly');
    expect(await findOption(/^Nightly export/)).toHaveTextContent('Nightly export × 2PulseSHM · yesterday');
  });

  it.each([
    ['finds a project on any page', 100, 'viaduct 249', 'Viaduct 249'],
    // A server that ignores the page.
    ['shows the limit of the project search', 0, 'viaduct 249', 'Projects: only the first 100 are searched.'],
  ])('%s', async (_title, pageStep, query, expectedText) => {
    const { user } = await openPalette('member', ({ path }) => {
      if (!path.startsWith('/api/project/?')) return undefined;
      const first = (Number(new URLSearchParams(path.split('?')[1]).get('page')) - 1) * pageStep;
      const results = Array.from({ length: Math.min(100, 250 - first) }, (_, index) => ({
        id: first + index + 1,
        title: `Viaduct ${first + index + 1}`,
      }));
      return jsonResponse(200, { count: 250, results });
    });
    await user.keyboard(query);
    expect(await screen.findByText(expectedText)).toBeVisible();
  });
});
