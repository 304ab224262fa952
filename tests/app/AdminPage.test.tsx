import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser';
import { setUpBackend } from '../support/setUpBackend';
import { pathsBelow, respondTo } from '../support/stubFetch';

const backend = setUpBackend();

const getSelectedTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

describe('administration page', () => {
  it.each([
    ['/admin', 'dis services', 'DIC Services'],
    ['/admin?tab=google+play', 'dis services', 'Google Play URL'],
  ])('opens %s with the navigation state %s and the tab %s', async (path, activeTab, tab) => {
    const { router } = await openAsUser(backend, {
      account: 'direct',
      path: '/dashboard',
      heading: /^Welcome/,
    });
    await router.navigate(path, { state: { activeTab } });
    expect(await getSelectedTab()).toBe(tab);
  });

  it('opens a tab by its path and each spelling of its id', async () => {
    const { router } = await openAsUser(backend, {
      account: 'staff',
      path: '/dashboard',
      heading: /^Welcome/,
    });
    for (const [path, tab] of [
      ['/admin?tab=dis+services', 'DIC Services'],
      ['/manage', 'Users'],
      ['/manage?tab=message+template', 'Message Template'],
      ['/admin?tab=Google+Play+URL', 'Google Play URL'],
      ['/admin?tab=managedUsers', 'Users'],
      ['/admin?tab=DIC+Services', 'DIC Services'],
      ['/admin?tab=usersResource', 'Users'],
      ['/admin?tab=messageTemplates', 'Message Template'],
      ['/admin?tab=users', 'Users'],
      ['/admin?tab=dicServices', 'DIC Services'],
      ['/admin?tab=constructor', 'Users'],
    ] as const) {
      await router.navigate(path);
      await waitFor(async () => expect(await getSelectedTab()).toBe(tab));
    }
  });

  it('shows superusers the activity of all users, asked for once', async () => {
    const { user, sent, router } = await openAsUser(backend, { account: 'superuser', path: '/admin' });
    await user.click(await screen.findByRole('tab', { name: 'Activity' }));
    const table = await screen.findByRole('table', { name: 'Activity of all users' });
    expect(within(table).getByRole('columnheader', { name: 'User' })).toBeVisible();
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(11));
    expect(router.state.location.search).toBe('?tab=activity');
    fireEvent.change(screen.getByLabelText('Method'), { target: { value: 'PUT' } });
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() =>
      expect(sent.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/^\/api\/user\/log\/\?.*method=PUT/),
      ),
    );
    expect(sent.filter(({ path }) => /\/log\/.*[?&]user=/.test(path))).toEqual([]);
  });

  it.each([400, 403, 404])('has no such tab if the backend answers %i, and asks once', async (status) => {
    const { sent, router } = await openAsUser(backend, {
      account: 'superuser',
      path: '/admin?tab=activity',
      intercept: respondTo('GET', '/api/user/log/', status, {}),
    });
    expect(await getSelectedTab()).toBe('Users');
    await waitFor(() => expect(pathsBelow(sent, '/api/user/log/')).toHaveLength(1));
    await router.navigate('/dashboard');
    await screen.findByRole('heading', { name: /^Welcome to/ });
    await router.navigate('/admin');
    expect(await getSelectedTab()).toBe('Users');
    expect(screen.queryByRole('tab', { name: 'Activity' })).not.toBeInTheDocument();
    expect(pathsBelow(sent, '/api/user/log/')).toHaveLength(1);
  });

  it('does not ask for the activity as staff', async () => {
    const { sent } = await openAsUser(backend, { account: 'staff', path: '/admin' });
    await screen.findByRole('tab', { name: 'Users' });
    expect(pathsBelow(sent, '/api/user/log/')).toEqual([]);
  });

  it('denies members access without a request', async () => {
    const { sent } = await openAsUser(backend, {
      account: 'member',
      path: '/admin',
      heading: 'Access denied',
    });
    expect(sent.filter(({ path }) => /manage|dic-services-list|google-play|template/.test(path))).toEqual([]);
  });
});
