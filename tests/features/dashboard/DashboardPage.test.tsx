import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';
import { openDashboard, services } from './openDashboard';

const backend = setUpBackend();

/** Opens the dashboard while its services are answered like this. */
const open = (answer?: () => Response | Promise<Response>) =>
  openDashboard(backend, '/dashboard', answer && loading(answer));
const loading =
  (answer: () => Response | Promise<Response>): Interceptor =>
  ({ path }) =>
    path === services ? answer() : undefined;
const dialog = async () => within(await screen.findByRole('dialog'));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

it('the dashboard shows twelve rows of height 50 while it loads', async () => {
  await open(() => new Promise(() => {}));
  const rows = (await screen.findByLabelText('Loading your services...')).children;
  expect([...rows].map((row) => getComputedStyle(row).height)).toEqual(Array(12).fill('50px'));
});

describe('a dashboard that cannot be loaded', () => {
  it.each([
    ['a 404', 404, {}, 'Service configuration not found.', ['Close']],
    ['a 418', 418, { detail: 'Teapot' }, 'Error: Teapot', ['Close', 'Retry']],
    ['a 418 without a sentence', 418, {}, 'Error: HTTP Error: 418', ['Close', 'Retry']],
    [
      'a response without the access list',
      200,
      { dic_services: [] },
      'Error: Unexpected response format. Please try again.',
      ['Close', 'Retry'],
    ],
    ['a 403', 403, {}, 'Access denied. Please contact your administrator.', ['Close', 'Contact support']],
  ])(
    'shows a dialog after %s, and its message once that is closed',
    async (_, status, body, text, offers) => {
      const { user } = await open(() => jsonResponse(status, body));
      const alert = await dialog();
      expect(alert.getByText(text)).toBeVisible();
      const offered = [...alert.getAllByRole('button'), ...alert.queryAllByRole('link')];
      expect(offered.map(({ textContent }) => textContent)).toEqual(offers);
      await user.click(alert.getByRole('button', { name: 'Close' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    },
  );

  it('tries three times before it reports a 5xx, and once for each Retry, a second after it', async () => {
    let loads = 0;
    const { user, setInterceptor } = await open(() => {
      loads += 1;
      return jsonResponse(500, {});
    });
    const retry = (await dialog()).getByRole('button', { name: 'Retry' });
    expect(screen.getByText(/^Server is temporarily unavailable/)).toBeVisible();
    await user.click((await dialog()).getByText('Details'));
    expect(screen.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
    expect(loads).toBe(3);
    const pressedAt = Date.now();
    await user.click(retry);
    expect(await screen.findByText('Retry failed. Please try again later.')).toBeVisible();
    // A timer may end some milliseconds early by this clock.
    expect(Date.now() - pressedAt).toBeGreaterThan(950);
    expect(loads).toBe(4);
    setInterceptor(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'PulseSHM' })).toBeVisible();
    expect(screen.queryByText('Retry failed. Please try again later.')).not.toBeInTheDocument();
  });

  it('says in its own dialog that the session is over, asks once, and keeps its cards', async () => {
    const { user, currentPath, sent, setInterceptor } = await open();
    await screen.findByRole('link', { name: 'PulseSHM' });
    setInterceptor(loading(() => jsonResponse(401, {})));
    comeBack();
    const alert = await dialog();
    expect(alert.getByText('Session expired. Please login again.')).toBeVisible();
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', 'Logout']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'PulseSHM', hidden: true })).toBeInTheDocument();
    expect(sent.filter(({ path }) => path === '/api/user/token-refresh/')).toHaveLength(1);
    await user.click(alert.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(currentPath()).toBe('/login');
  });
});
