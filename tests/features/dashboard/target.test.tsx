import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDashboard } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();

const open = (target: string) =>
  openDashboard(backend.url, 'direct', `/dashboard?target=${encodeURIComponent(target)}`);

describe('the target of the dashboard', () => {
  it('stays inside the portal when it is relative, and drops its nested target', async () => {
    const { currentPath, location } = await open('/dashboard?q=fin&target=https%3A%2F%2Fevil.example');
    await waitFor(() => expect(currentPath()).toBe('/dashboard?q=fin'));
    expect(location.replace).not.toHaveBeenCalled();
  });

  it('is followed to the origin of a service of the user, without a token', async () => {
    const { location } = await open(`${backend.url}/reports/7?tab=2`);
    await waitFor(() => expect(location.replace).toHaveBeenCalledWith(`${backend.url}/reports/7?tab=2`), {
      timeout: 5000,
    });
  });

  it('asks before another host is opened, names it, and can be declined', async () => {
    const { user, location, currentPath } = await open('https://elsewhere.example/x');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('elsewhere.example');
    expect(location.replace).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(location.replace).not.toHaveBeenCalled();
  });

  it('leads to another host once confirmed', async () => {
    const { user, location } = await open('https://elsewhere.example/x');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(location.replace).toHaveBeenCalledWith('https://elsewhere.example/x');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://portal@evil.example'])(
    'rejects %s with a message',
    async (target) => {
      const { location, currentPath } = await open(target);
      expect(await screen.findByText('This link leads to an address that cannot be opened.')).toBeVisible();
      expect(currentPath()).toBe('/dashboard');
      expect(location.replace).not.toHaveBeenCalled();
    },
  );
});
