import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();

const open = async (account: string, intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account, path: '/profile-tabs', intercept });
  await screen.findByRole('heading', { level: 1 });
  const before = portal.sent.length;
  await portal.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search screens, services, people...' });
  return { ...portal, field, before };
};
/** Her entries are shown. */
const chooseSiobhan = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.keyboard('siob');
  await option(/Siobhán Doyle/);
  await user.keyboard('{Enter}');
  await option(/^Open/);
};
const option = (name: RegExp) => screen.findByRole('option', { name });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('offers members no screen of the administration, and never searches users for them', async () => {
    const { user, sent, before } = await open('member');
    await user.keyboard('admin');
    await screen.findByText('Nothing found.');
    expect(sent.slice(before).filter(({ path }) => path.startsWith('/api/user/manage/'))).toEqual([]);
  });

  it('finds a service above everybody whose address has its letters in the domain alone', async () => {
    const { user } = await open('superuser');
    await user.keyboard('pul');
    await option(/^PulseSHM/);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(options()[0]).toMatch(/^PulseSHM/);
    expect(screen.queryByRole('group', { name: /^People/ })).not.toBeInTheDocument();
    await user.keyboard('sehub.test{Control>}a{/Control}ivan');
    expect(await option(/^Ivan Petrov/)).toHaveTextContent('inactive@pulsehub.test · Inactive');
  });

  it('lists the saved views, and those of the log for one user', async () => {
    const portal = await openAsUser(backend, { account: 'superuser', path: '/profile-tabs' });
    const views = (search: string) => [{ name: `View ${search.length}`, search }];
    const saved = {
      'preferences.users.filters': views('?sort=email'),
      'preferences.notification.filters': views('?read=unread'),
      'preferences.userLogs.filters': views('?log_changes=only'),
    };
    localStorage.setItem('pulsehub.preferences', JSON.stringify({ [portal.userId]: saved }));
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
    expect(await option(/^View 17/)).toBeVisible();
  });

  it('finds a user by name, and sends a password link after a question that names the user', async () => {
    const { user, sent } = await open('superuser');
    await chooseSiobhan(user);
    const all = ['Open', 'Edit', 'Send password link', 'Services of Siobhán Doyle', 'End sessions'];
    expect(options()).toEqual(all);
    expect(screen.getByText(/^Siobhán Doyle \(\S+@pulsehub.test\)$/)).toBeVisible();
    await user.keyboard('send{Enter}');
    await screen.findByText('Send a password link to Siobhán Doyle?');
    await user.click(screen.getByRole('button', { name: 'Send password link' }));
    expect(await screen.findByText('Emails sent successfully to 1 user(s)!')).toBeVisible();
    const mail = sent.find(({ path }) => path === '/api/user/send-email/');
    expect(mail?.body).toMatchObject({
      template: 'set_password_link',
      user_ids: expect.any(String) as unknown,
    });
  });

  it.each([
    ['finds a project of any page', { count: 250, size: 100 }, 'viaduct 249', 'Viaduct 249'],
    [
      'says how far the search of projects goes',
      { count: 10_500, size: 10_000 },
      'viaduct 10400',
      'Projects: only the first 10000 are searched.',
    ],
  ])('%s', async (_title, { count, size }, typed, shown) => {
    const { user } = await open('member', ({ path }) => {
      if (!path.startsWith('/api/project/?')) return undefined;
      const first = (Number(new URLSearchParams(path.split('?')[1]).get('page')) - 1) * size;
      const results = Array.from({ length: Math.min(size, count - first) }, (_, index) => ({
        id: first + index + 1,
        title: `Viaduct ${first + index + 1}`,
      }));
      return jsonResponse(200, { count, results });
    });
    await user.keyboard(typed);
    expect(await screen.findByText(shown)).toBeVisible();
  });
});
