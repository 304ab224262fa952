import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answering, endFaults, injectFaults, openDashboard, type Fault } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();
afterEach(endFaults);

const open = (address?: string) => openDashboard(backend.url, 'direct', address);
const card = (name: string) => screen.findByRole('link', { name });
const addressOf = (leave: { mock: { calls: [string][] } }) => new URL(leave.mock.calls[0]?.[0] ?? '');
const hubAnswers = (fault: () => Fault) =>
  injectFaults((path) => (path === '/api/pulsehub-auth/' ? fault() : undefined));

describe('opening a service', () => {
  it('goes to its address with the token, which it leaves for the service in local storage', async () => {
    const { user, left, token } = await open();
    await user.click(await card('PulseSHM'));
    await waitFor(() => expect(left.assign).toHaveBeenCalledOnce());
    const address = addressOf(left.assign);
    expect(address.origin + address.pathname).toBe(`${backend.url}/dev/companion/shm`);
    expect(address.searchParams.get('token')).toBe(token);
    expect(address.searchParams.get('email')).toBe('direct@pulsehub.test');
    expect(localStorage.getItem('tokenshm')).toBe(token);
    expect(localStorage.getItem('shm_backend')).toBe(backend.url);
  });

  it('shows no token anywhere in the page', async () => {
    const { token } = await open();
    expect(await card('PulseSHM')).toHaveAttribute('href', '/dashboard?open=shm');
    expect(document.body.innerHTML).not.toContain(token);
  });

  it('opens the service that the address names, in place of this entry of the history', async () => {
    const { left, currentPath } = await open('/dashboard?open=financial&q=pulse');
    await waitFor(() => expect(left.replace).toHaveBeenCalledOnce());
    expect(addressOf(left.replace).pathname).toBe('/dev/companion/financial');
    expect(currentPath()).toBe('/dashboard?q=pulse');
  });

  it.each(['nothing_known', 'code_hub'])(
    'opening a service has no data for "%s", which is not theirs',
    async (code) => {
      const { left, currentPath } = await open(`/dashboard?open=${code}`);
      expect(await screen.findByText('Service data is missing.')).toBeVisible();
      expect(currentPath()).toBe('/dashboard');
      expect(left.replace).not.toHaveBeenCalled();
    },
  );

  it('leaves a click with a modifier to the browser', async () => {
    const { user, left } = await open();
    const link = await card('PulseSHM');
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await new Promise((later) => setTimeout(later, 300));
    expect(left.assign).not.toHaveBeenCalled();
  });
});

describe('a service without an address', () => {
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
  ])('%s (%s, %o): %s', async (name, code, change, words) => {
    injectFaults((path) =>
      path === '/api/user/dic-services/'
        ? answering(200, { dic_services: [aCard(code, name, change)], dic_services_list: [{ [code]: true }] })
        : undefined,
    );
    const { user, left } = await open();
    await user.click(await card(name));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: `Retry ${name}` })).toBeEnabled();
    expect(left.assign).not.toHaveBeenCalled();
  });
});

describe('opening the project hub', () => {
  it('signs in there first and hands over what it answered', async () => {
    const { user, left } = await open();
    await user.click(await card('ProjectsHub'));
    await waitFor(() => expect(left.assign).toHaveBeenCalledOnce());
    const { searchParams } = addressOf(left.assign);
    expect(searchParams.get('access')).toMatch(/\w/);
    expect(searchParams.get('api_tasks')).toBe(`${backend.url}/api/tasks/`);
    expect(JSON.parse(searchParams.get('user') ?? '')).toMatchObject({ email: 'direct@pulsehub.test' });
    expect(screen.getByText('Welcome to Project Hub!')).toBeVisible();
  });

  it.each<[string, () => Fault, string]>([
    ['429', () => answering(429, {}), 'Too many requests. Please wait a moment and try again.'],
    ['401', () => answering(401, {}), 'Authentication failed. Please login to PulseHub again.'],
    ['500', () => answering(500, {}), 'Authentication failed. Please try again.'],
    ['no connection', () => 'dropped', 'Authentication failed. Please try again.'],
    ['another shape', () => answering(200, {}), 'Authentication failed. Please try again.'],
    ['broken JSON', () => answering(200, '{'), 'Authentication failed. Please try again.'],
  ])('says what went wrong on the card after %s, and opens on Retry', async (_, fault, words) => {
    hubAnswers(fault);
    const { user, left } = await open();
    await user.click(await card('ProjectsHub'));
    // Once on the card, once as a toast.
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(left.assign).not.toHaveBeenCalled();
    hubAnswers(() => answering(200, { access: 'A', refresh: 'R' }));
    await user.click(screen.getByRole('button', { name: 'Retry ProjectsHub' }));
    await waitFor(() => expect(left.assign).toHaveBeenCalledOnce());
  });

  it('warns and goes there directly where the hub knows no such call', async () => {
    hubAnswers(() => answering(404, {}));
    const { user, left } = await open();
    await user.click(await card('ProjectsHub'));
    await waitFor(() => expect(left.assign).toHaveBeenCalledOnce());
    expect(screen.getByText(/Opening it directly/)).toBeVisible();
    expect(addressOf(left.assign).searchParams.has('access')).toBe(false);
  });
});
