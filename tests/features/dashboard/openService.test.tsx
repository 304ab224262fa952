import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reply, clearFaults, injectFaults, openDashboard, type Fault } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();
afterEach(() => {
  clearFaults();
  vi.restoreAllMocks();
});

const open = (address?: string) => openDashboard(backend.url, 'direct', address);
const card = (name: string) => screen.findByRole('link', { name });
const addressOf = (leave: { mock: { calls: [string][] } }) => new URL(leave.mock.calls[0]?.[0] ?? '');
const mockHub = (fault: () => Fault) =>
  injectFaults((path) => (path === '/api/pulsehub-auth/' ? fault() : undefined));

describe('opening a service', () => {
  it('goes to its URL with the token, which is also stored for the service in local storage', async () => {
    const { user, location, token } = await open();
    await user.click(await card('PulseSHM'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    const address = addressOf(location.assign);
    expect(address.origin + address.pathname).toBe(`${backend.url}/dev/companion/shm`);
    expect(address.searchParams.get('token')).toBe(token);
    expect(address.searchParams.get('email')).toBe('direct@pulsehub.test');
    expect(localStorage.getItem('tokenshm')).toBe(token);
    expect(localStorage.getItem('shm_backend')).toBe(backend.url);
  });

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
    expect(addressOf(location.replace).pathname).toBe('/dev/companion/financial');
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

  it('leaves a click with a modifier key to the browser', async () => {
    const { user, location } = await open();
    const link = await card('PulseSHM');
    const wasPrevented = vi.fn<(prevented: boolean) => void>();
    window.addEventListener('click', (event) => wasPrevented(event.defaultPrevented), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(wasPrevented.mock.calls).toEqual([[false]]);
    expect(document.querySelector('li[aria-busy=true]')).toBeNull();
    expect(location.assign).not.toHaveBeenCalled();
  });
});

describe('a service without a valid URL', () => {
  const aCard = (code_name: string, name: string, change: object) => ({
    id: 1,
    code_name,
    name,
    description: '',
    frontend_url: 'https://front.example',
    backend_url: 'https://back.example',
    ...change,
  });
  it.each([
    ['PulseSHM', 'shm', { backend_url: null }, 'PulseSHM backend URL is not configured.'],
    ['PulseSHM', 'shm', { frontend_url: null }, 'PulseSHM frontend URL is not configured.'],
    ['PulseSHM', 'shm', { frontend_url: 'javascript:alert(1)' }, 'PulseSHM frontend URL is not configured.'],
    ['Partners', 'business_hub', { frontend_url: null }, 'Business Hub URL is not configured.'],
    ['Plans', 'project_hub', { frontend_url: null }, 'Project Hub URL is not configured.'],
  ])('%s (%s, %o) shows: %s', async (name, code, change, message) => {
    injectFaults((path) =>
      path === '/api/user/dic-services/'
        ? reply(200, { dic_services: [aCard(code, name, change)], dic_services_list: [{ [code]: true }] })
        : undefined,
    );
    const { user, location } = await open();
    await user.click(await card(name));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: `Retry ${name}` })).toBeEnabled();
    expect(location.assign).not.toHaveBeenCalled();
  });
});

describe('opening the project hub', () => {
  it('signs in there first and passes on the tokens it returned', async () => {
    const { user, location } = await open();
    await user.click(await card('ProjectsHub'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    const { searchParams } = addressOf(location.assign);
    expect(searchParams.get('access')).toMatch(/\w/);
    expect(searchParams.get('api_tasks')).toBe(`${backend.url}/api/tasks/`);
    expect(JSON.parse(searchParams.get('user') ?? '')).toMatchObject({ email: 'direct@pulsehub.test' });
    expect(screen.getByText('Welcome to Project Hub!')).toBeVisible();
  });

  it.each<[string, () => Fault, string]>([
    ['429', () => reply(429, {}), 'Too many requests. Please wait a moment and try again.'],
    ['401', () => reply(401, {}), 'Authentication failed. Please login to PulseHub again.'],
    ['500', () => reply(500, {}), 'Authentication failed. Please try again.'],
    ['no connection', () => 'dropped', 'Authentication failed. Please try again.'],
    ['another shape', () => reply(200, {}), 'Authentication failed. Please try again.'],
    ['broken JSON', () => reply(200, '{'), 'Authentication failed. Please try again.'],
  ])('shows the error on the card after %s, and opens on Retry', async (_, fault, message) => {
    mockHub(fault);
    const { user, location } = await open();
    await user.click(await card('ProjectsHub'));
    // Once on the card, once as a toast.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(location.assign).not.toHaveBeenCalled();
    mockHub(() => reply(200, { access: 'A', refresh: 'R' }));
    await user.click(screen.getByRole('button', { name: 'Retry ProjectsHub' }));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  });

  it('shows a warning and opens the hub directly when it has no such endpoint', async () => {
    mockHub(() => reply(404, {}));
    const { user, location } = await open();
    await user.click(await card('ProjectsHub'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    expect(screen.getByText(/Opening it directly/)).toBeVisible();
    expect(addressOf(location.assign).searchParams.has('access')).toBe(false);
  });
});
