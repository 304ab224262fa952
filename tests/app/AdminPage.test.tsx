import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser';
import { setUpBackend } from '../support/setUpBackend';

const backend = setUpBackend();

const getSelectedTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

describe('administration page', () => {
  it.each([
    ['/admin?tab=dis+services', 'DIC Services'],
    ['/admin?tab=nonsense', 'Users'],
    ['/manage', 'Users'],
    ['/manage?tab=message+template', 'Message Template'],
  ])('opens %s with the tab %s', async (path, tab) => {
    await openAsUser(backend, { account: 'staff', path });
    expect(await getSelectedTab()).toBe(tab);
  });

  it.each([
    ['/admin', 'dis services', 'DIC Services'],
    ['/admin?tab=google+play', 'dis services', 'Google Play URL'],
  ])('opens %s with the navigation state %s and the tab %s', async (path, activeTab, tab) => {
    const { router } = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
    await screen.findByRole('heading', { level: 1 });
    await router.navigate(path, { state: { activeTab } });
    expect(await getSelectedTab()).toBe(tab);
  });

  it('opens a tab by each spelling of its id', async () => {
    const { router } = await openAsUser(backend, { account: 'staff', path: '/admin' });
    for (const [id, tab] of [
      ['Google Play URL', 'Google Play URL'],
      ['managedUsers', 'Users'],
      ['DIC Services', 'DIC Services'],
      ['usersResource', 'Users'],
      ['messageTemplates', 'Message Template'],
      ['users', 'Users'],
      ['dicServices', 'DIC Services'],
      ['constructor', 'Users'],
    ]) {
      await router.navigate(`/admin?${new URLSearchParams({ tab: id ?? '' }).toString()}`);
      await waitFor(async () => expect(await getSelectedTab()).toBe(tab));
    }
  });

  it.each(['/admin', '/manage', '/admin/dic-services/add', '/admin/dic-services/edit/1'])(
    'denies members access to %s without a request',
    async (path) => {
      const { sent } = await openAsUser(backend, { account: 'member', path });
      expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
      const adminRequests = sent.filter(({ path: to }) =>
        /manage|dic-services-list|google-play|template/.test(to),
      );
      expect(adminRequests).toEqual([]);
    },
  );
});
