import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDashboard, services } from './openDashboard';
import { setUpBackend } from '../../support/setUpBackend';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();
afterEach(() => void vi.restoreAllMocks());

const open = (address?: string, intercept?: Interceptor) => openDashboard(backend, address, intercept);
const card = (name: string) => screen.findByRole('link', { name });
const getAddress = (leave: { mock: { calls: [string][] } }) => new URL(leave.mock.calls[0]?.[0] ?? '');
const respondAsHub =
  (status: number, body: object): Interceptor =>
  ({ path }) =>
    path.endsWith('/api/pulsehub-auth/') ? jsonResponse(status, body) : undefined;

describe('opening a service', () => {
  it('puts no token anywhere in the page', async () => {
    const { token } = await open();
    expect(await card('PulseSHM')).toHaveAttribute('href', '/dashboard?open=shm');
    expect(document.body.innerHTML).not.toContain(token);
  });

  const comeFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

  it('replaces the history entry when a link of the portal names the service', async () => {
    comeFrom(`${window.location.origin}/dashboard`);
    const { location, currentPath } = await open('/dashboard?open=financial&q=pulse');
    await waitFor(() => expect(location.replace).toHaveBeenCalledOnce());
    expect(getAddress(location.replace).pathname).toBe('/dev/companion/financial');
    expect(currentPath()).toBe('/dashboard?q=pulse');
  });

  it.each(['', 'https://elsewhere.example/', `${window.location.origin}.elsewhere.example/`])(
    'asks first when a link from "%s" names it',
    async (referrer) => {
      comeFrom(referrer);
      const { user, location, currentPath } = await open('/dashboard?open=financial');
      expect(await screen.findByRole('alertdialog', { name: 'Open PulseFin?' })).toBeVisible();
      expect(location.replace).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: referrer === '' ? 'Open' : 'Stay here' }));
      await waitFor(() => expect(currentPath()).toBe('/dashboard'));
      await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(referrer === '' ? 1 : 0));
    },
  );

  it.each(['nothing_known', 'code_hub'])(
    'reports missing data for "%s", which the user does not have',
    async (code) => {
      const { location, currentPath } = await open(`/dashboard?open=${code}`);
      expect(await screen.findByText('Service data is missing.')).toBeVisible();
      expect(currentPath()).toBe('/dashboard');
      expect(location.replace).not.toHaveBeenCalled();
    },
  );
});

it.each([
  ['shm', { backend_url: null }, 'Archive backend URL is not configured.'],
  ['business_hub', { frontend_url: 'javascript:alert(1)' }, 'Business Hub URL is not configured.'],
])('a service without a valid URL says so on its card: %s, %o', async (code_name, change, message) => {
  const card77 = {
    id: 77,
    code_name,
    name: 'Archive',
    frontend_url: 'https://front.example',
    backend_url: 'https://back.example',
    ...change,
  };
  const mine = { dic_services: [card77], dic_services_list: [{ [code_name]: true }] };
  const { user, location } = await open('/dashboard', ({ path }) =>
    path === services ? jsonResponse(200, mine) : undefined,
  );
  await user.click(await card('Archive'));
  // Once on the card, once as a toast.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Retry Archive' })).toBeEnabled();
  expect(location.assign).not.toHaveBeenCalled();
});

describe('opening the project hub', () => {
  it('signs in there first and passes on the tokens it returned', async () => {
    const { user, location } = await open();
    await user.click(await card('ProjectsHub'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    const { searchParams } = getAddress(location.assign);
    expect(searchParams.get('access')).toMatch(/\w/);
    expect(searchParams.get('api_tasks')).toBe(`${backend.url}/api/tasks/`);
    expect(JSON.parse(searchParams.get('user') ?? '')).toMatchObject({ email: 'direct@pulsehub.test' });
    expect(screen.getByText('Welcome to Project Hub!')).toBeVisible();
  });

  it('shows a warning and opens the hub directly when it has no such endpoint', async () => {
    const { user, location } = await open('/dashboard', respondAsHub(404, {}));
    await user.click(await card('ProjectsHub'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    expect(screen.getByText(/Opening it directly/)).toBeVisible();
    expect(getAddress(location.assign).searchParams.has('access')).toBe(false);
  });
});
