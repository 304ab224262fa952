import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser';
import { setUpBackend } from '../support/setUpBackend';

const backend = setUpBackend();

const selected = async () => (await screen.findByRole('tab', { selected: true })).textContent;

describe('the administration page', () => {
  it.each([
    ['/admin?tab=dis+services', 'DIC Services'],
    ['/admin?tab=nonsense', 'Users'],
    ['/manage', 'Users'],
    ['/manage?tab=message+template', 'Message Template'],
  ])('opens %s at %s', async (path, tab) => {
    await openAsUser(backend, { account: 'staff', path });
    expect(await selected()).toBe(tab);
  });

  it.each([
    ['/admin', 'dis services', 'DIC Services'],
    ['/admin?tab=google+play', 'dis services', 'Google Play URL'],
  ])('opens %s with the navigation state %s at %s', async (path, activeTab, tab) => {
    const { router } = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
    await screen.findByRole('heading', { level: 1 });
    await router.navigate(path, { state: { activeTab } });
    expect(await selected()).toBe(tab);
  });

  it.each(['/admin', '/manage', '/admin/dic-services/add', '/admin/dic-services/edit/1'])(
    'denies members %s, and sends no request for them',
    async (path) => {
      const { sent } = await openAsUser(backend, { account: 'member', path });
      expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
      const asked = sent.filter(({ path: to }) => /manage|dic-services-list|google-play|template/.test(to));
      expect(asked).toEqual([]);
    },
  );
});
