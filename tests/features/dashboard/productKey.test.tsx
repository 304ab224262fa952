import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDashboard } from './openDashboard';
import { startServerProcess, type Backend } from '../../support/startServerProcess';

const key = vi.hoisted(() => {
  // Modules read the key on load.
  vi.resetModules();
  vi.stubEnv('VITE_PRODUCT_KEY', 'abc');
  return 'abc';
});

let backend: Backend;
beforeAll(async () => {
  backend = await startServerProcess({ environment: { VITE_PRODUCT_KEY: key } });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await backend.close();
});

const getShownKeys = () =>
  [...document.querySelectorAll('[data-service]')].map((card) => card.getAttribute('data-service'));

it('shows a custom product key first and stores its token under that key', async () => {
  const { user, location, token } = await openDashboard(backend);
  const card = await screen.findByRole('link', { name: 'PulseSHM' });
  expect(getShownKeys()[0]).toBe('abc');
  await user.click(card);
  await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(new URL(location.assign.mock.calls[0]?.[0] ?? '').pathname).toBe('/dev/companion/abc');
  expect(localStorage.getItem('tokenabc')).toBe(token);
  expect(localStorage.getItem('abc_backend')).toBe(backend.url);
});
