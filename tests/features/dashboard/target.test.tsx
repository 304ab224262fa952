import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDashboard } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();

const open = (target: string) =>
  openDashboard(backend.url, 'direct', `/dashboard?target=${encodeURIComponent(target)}`);

describe('the target of the dashboard', () => {
  it('stays inside the portal where it is relative, and follows nothing from there', async () => {
    const { currentPath, left } = await open('/dashboard?q=fin&target=https%3A%2F%2Fevil.example');
    await waitFor(() => expect(currentPath()).toBe('/dashboard?q=fin'));
    expect(left.replace).not.toHaveBeenCalled();
  });

  it('follows the origin of a service of theirs, without a token', async () => {
    const { left } = await open(`${backend.url}/reports/7?tab=2`);
    await waitFor(() => expect(left.replace).toHaveBeenCalledWith(`${backend.url}/reports/7?tab=2`), {
      timeout: 5000,
    });
  });

  it('asks before another host, names it, and stays on demand', async () => {
    const { user, left, currentPath } = await open('https://elsewhere.example/x');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('elsewhere.example');
    expect(left.replace).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(left.replace).not.toHaveBeenCalled();
  });

  it('goes to another host when told to', async () => {
    const { user, left } = await open('https://elsewhere.example/x');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(left.replace).toHaveBeenCalledWith('https://elsewhere.example/x');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://portal@evil.example'])(
    'refuses %s with a word',
    async (target) => {
      const { left, currentPath } = await open(target);
      expect(await screen.findByText('This link leads to an address that cannot be opened.')).toBeVisible();
      expect(currentPath()).toBe('/dashboard');
      expect(left.replace).not.toHaveBeenCalled();
    },
  );
});
