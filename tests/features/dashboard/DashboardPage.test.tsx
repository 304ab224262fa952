import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';
import { openDashboard, servicesPath } from './openDashboard';

const backend = setUpBackend();

/** Opens the dashboard with this response for its services. */
const openWithResponse = (respond: () => Response | Promise<Response>) =>
  openDashboard(backend, '/dashboard', respondToServices(respond));
const respondToServices =
  (respond: () => Response | Promise<Response>): Interceptor =>
  ({ path }) =>
    path === servicesPath ? respond() : undefined;
const findDialog = async () => within(await screen.findByRole('dialog'));
const refocusPage = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

it('shows twelve rows of height 50 while loading', async () => {
  await openWithResponse(() => new Promise(() => {}));
  const rows = (await screen.findByLabelText('Loading your services...')).children;
  expect([...rows].map((row) => getComputedStyle(row).height)).toEqual(Array(12).fill('50px'));
});

describe('a failed dashboard', () => {
  it.each([
    ['a 404', 404, {}, 'Service configuration not found.', ['Close']],
    ['a 418', 418, { detail: 'Teapot' }, 'Error: Teapot', ['Close', 'Retry']],
    ['a 403', 403, {}, 'Access denied. Please contact your administrator.', ['Close', 'Contact Support']],
  ])('shows a dialog after %s, then a message', async (_, status, body, text, expectedActions) => {
    const { user } = await openWithResponse(() => jsonResponse(status, body));
    const alert = await findDialog();
    expect(alert.getByText(text)).toBeVisible();
    const actions = [...alert.getAllByRole('button'), ...alert.queryAllByRole('link')];
    expect(actions.map(({ textContent }) => textContent)).toEqual(expectedActions);
    await user.click(alert.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  it('reports a 5xx after three attempts and retries once per Retry, after a second', async () => {
    let loads = 0;
    const { user, setInterceptor } = await openWithResponse(() => {
      loads += 1;
      return jsonResponse(500, {});
    });
    const retry = (await findDialog()).getByRole('button', { name: 'Retry' });
    expect(screen.getByText(/^Server is temporarily unavailable/)).toBeVisible();
    await user.click((await findDialog()).getByText('Details'));
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

  it('shows an expired session in one dialog and keeps the cards', async () => {
    const { user, currentPath, sent, setInterceptor } = await openDashboard(backend);
    await screen.findByRole('link', { name: 'PulseSHM' });
    setInterceptor(respondToServices(() => jsonResponse(401, {})));
    refocusPage();
    const alert = await findDialog();
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
