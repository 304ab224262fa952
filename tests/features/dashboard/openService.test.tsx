import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDashboard, servicesPath } from './openDashboard';
import { setUpBackend } from '../../support/setUpBackend';
import { jsonResponse, respondTo, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();
afterEach(() => void vi.restoreAllMocks());

const openPath = (address?: string, intercept?: Interceptor) => openDashboard(backend, address, intercept);
const findCard = (name: string) => screen.findByRole('link', { name });
const getTargetUrl = (navigation: { mock: { calls: [string][] } }) =>
  new URL(navigation.mock.calls[0]?.[0] ?? '');

describe('opening a service', () => {
  it('puts no token into the page', async () => {
    const { token } = await openPath();
    expect(await findCard('PulseSHM')).toHaveAttribute('href', '/dashboard?open=shm');
    expect(document.body.innerHTML).not.toContain(token);
  });

  const stubReferrer = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

  it('replaces the history entry for a portal link', async () => {
    stubReferrer(`${window.location.origin}/dashboard`);
    const { location, currentPath } = await openPath('/dashboard?open=financial&q=pulse');
    await waitFor(() => expect(location.replace).toHaveBeenCalledOnce());
    expect(getTargetUrl(location.replace).pathname).toBe('/dev/companion/financial');
    expect(currentPath()).toBe('/dashboard?q=pulse');
  });

  it.each(['', 'https://elsewhere.example/', `${window.location.origin}.elsewhere.example/`])(
    'asks for confirmation if the referrer is "%s"',
    async (referrer) => {
      stubReferrer(referrer);
      const { user, location, currentPath } = await openPath('/dashboard?open=financial');
      expect(await screen.findByRole('alertdialog', { name: 'Open PulseFin?' })).toBeVisible();
      expect(location.replace).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: referrer === '' ? 'Open' : 'Stay Here' }));
      await waitFor(() => expect(currentPath()).toBe('/dashboard'));
      await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(referrer === '' ? 1 : 0));
    },
  );

  it.each(['nothing_known', 'code_hub'])(
    'reports missing data for the unavailable service "%s"',
    async (code) => {
      const { location, currentPath } = await openPath(`/dashboard?open=${code}`);
      expect(await screen.findByText('Service data is missing.')).toBeVisible();
      expect(currentPath()).toBe('/dashboard');
      expect(location.replace).not.toHaveBeenCalled();
    },
  );
});

it.each([
  ['shm', { backend_url: null }, 'Archive backend URL is not configured.'],
  ['business_hub', { frontend_url: 'javascript:alert(1)' }, 'Business Hub URL is not configured.'],
])('shows an invalid service URL on the card: %s, %o', async (code_name, overrides, message) => {
  const card77 = {
    id: 77,
    code_name,
    name: 'Archive',
    frontend_url: 'https://front.example',
    backend_url: 'https://back.example',
    ...overrides,
  };
  const servicesBody = { dic_services: [card77], dic_services_list: [{ [code_name]: true }] };
  const { user, location } = await openPath('/dashboard', respondTo('GET', servicesPath, 200, servicesBody));
  await user.click(await findCard('Archive'));
  // Once on the card, once as a toast.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Retry Archive' })).toBeEnabled();
  expect(location.assign).not.toHaveBeenCalled();
});

describe('opening the project hub', () => {
  it('signs in first and passes on the tokens', async () => {
    const { user, location } = await openPath();
    await user.click(await findCard('ProjectsHub'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    const { searchParams } = getTargetUrl(location.assign);
    expect(searchParams.get('access')).toMatch(/\w/);
    expect(searchParams.get('api_tasks')).toBe(`${backend.url}/api/tasks/`);
    expect(JSON.parse(searchParams.get('user') ?? '')).toMatchObject({ email: 'direct@pulsehub.test' });
    expect(screen.getByText('Welcome to Project Hub!')).toBeVisible();
  });

  it('warns and opens the hub directly if it has no sign-in endpoint', async () => {
    const { user, location } = await openPath('/dashboard', ({ path }) =>
      path.endsWith('/api/pulsehub-auth/') ? jsonResponse(404, {}) : undefined,
    );
    await user.click(await findCard('ProjectsHub'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    expect(screen.getByText(/Opening it directly/)).toBeVisible();
    expect(getTargetUrl(location.assign).searchParams.has('access')).toBe(false);
  });
});
