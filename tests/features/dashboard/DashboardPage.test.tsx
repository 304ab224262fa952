import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { reply, clearFaults, failLoads, injectFaults, openDashboard, type Fault } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();
afterEach(clearFaults);

const open = (account = 'direct', address?: string) => openDashboard(backend.url, account, address);
const dialog = () => screen.findByRole('dialog');
const cardNames = () =>
  within(screen.getByRole('list', { name: 'Your services' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the dashboard', () => {
  it('greets and shows the enabled services in the specified order', async () => {
    await open();
    expect(
      screen.getByRole('heading', { name: 'Welcome to PulseHub - Your Gate to DIC’s Innovations' }),
    ).toBeVisible();
    expect(screen.getByText('Select an option below to get started')).toBeVisible();
    await screen.findByRole('link', { name: 'PulseSHM' });
    expect(cardNames()).toEqual(['PulseSHM', 'PulseFin', 'ProjectsHub', 'Administration', 'SalesHub']);
    // The sign-in itself may have added an unread notification to the title.
    expect(document.title).toMatch(/^(\(\d+\) )?Dashboard · PulseHub$/);
  });

  it('shows twelve rows of height 50 while it loads', async () => {
    failLoads(() => 'never');
    await open();
    const rows = (await screen.findByLabelText('Loading your services...')).children;
    expect([...rows].map((row) => getComputedStyle(row).height)).toEqual(Array(12).fill('50px'));
  });

  it('shows users without services whom to contact', async () => {
    await open('newcomer');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(screen.getByText('Please contact our team to activate your services')).toBeVisible();
  });
});

describe('a dashboard that cannot be loaded', () => {
  const unexpected = 'Error: Unexpected response format. Please try again.';
  it.each<[string, () => Fault, string, string[]]>([
    ['403', () => reply(403, {}), 'Access denied. Please contact your administrator.', ['Close']],
    ['404', () => reply(404, {}), 'Service configuration not found.', ['Close']],
    ['418', () => reply(418, { detail: 'Teapot' }), 'Error: Teapot', ['Close', 'Retry']],
    [
      'a dropped connection',
      () => 'dropped',
      'Error: Network error. Please check your connection and try again.',
      ['Close', 'Retry'],
    ],
    ['broken JSON', () => reply(200, '{"success":'), unexpected, ['Close', 'Retry']],
    ['an empty response', () => reply(200, ''), unexpected, ['Close', 'Retry']],
    ['a response of another shape', () => reply(200, []), unexpected, ['Close', 'Retry']],
    [
      'a response without the access list',
      () => reply(200, { dic_services: [] }),
      unexpected,
      ['Close', 'Retry'],
    ],
  ])(
    'shows an error dialog after %s, and keeps the error in the page once it is closed',
    async (_, fault, words, buttons) => {
      failLoads(fault);
      const { user } = await open();
      const alert = within(await dialog());
      expect(alert.getByText(words)).toBeVisible();
      expect(alert.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
      expect(alert.queryAllByRole('link').map((link) => link.textContent)).toEqual(
        words.startsWith('Access denied') ? ['Contact support'] : [],
      );
      await user.click(alert.getByRole('button', { name: 'Close' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    },
  );

  it.each([
    [500, 'Server is temporarily unavailable. Please try again in a moment.'],
    [502, 'Server is experiencing issues. Please try again later.'],
  ])('tries three times before it reports a %i, and once for each Retry', async (status, words) => {
    let loads = 0;
    failLoads(() => {
      loads += 1;
      return reply(status, {});
    });
    const { user } = await open();
    expect(within(await dialog()).getByText(words)).toBeVisible();
    expect(loads).toBe(3);
    await user.click(within(await dialog()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Retry failed. Please try again later.')).toBeVisible();
    expect(loads).toBe(4);
  });

  it('explains the missing permission after a 403', async () => {
    failLoads(() => reply(403, {}));
    await open();
    const words = "You don't have permission to access this resource.";
    expect(within(await dialog()).getByText(words)).toBeVisible();
  });

  it('retries after a second, reports another failure, and shows the services on success', async () => {
    failLoads(() => reply(418, {}));
    const { user } = await open();
    const pressedAt = Date.now();
    await user.click(within(await dialog()).getByRole('button', { name: 'Retry' }));
    const failure = await screen.findByText('Retry failed. Please try again later.');
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1000);
    expect(failure).toBeVisible();
    injectFaults(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'PulseSHM' })).toBeVisible();
    expect(screen.queryByText('Retry failed. Please try again later.')).not.toBeInTheDocument();
  });

  it('shows the dialog of an expired session after a 401, and its own message beside it', async () => {
    const { user, currentPath } = await open();
    await screen.findByRole('link', { name: 'PulseSHM' });
    failLoads(() => reply(401, {}));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Alert!' }));
    expect(alert.getByText('Session has expired. Please re-login to continue.')).toBeVisible();
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(currentPath()).toBe('/login');
  });

  it('keeps its cards when a refresh fails', async () => {
    await open();
    await screen.findByRole('link', { name: 'PulseSHM' });
    failLoads(() => reply(404, {}));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('Service configuration not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'PulseSHM' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
