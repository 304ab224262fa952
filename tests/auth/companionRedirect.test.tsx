import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session';
import { stubFetch } from '../support/stubFetch';

const demo = { user_id: 9, email: 'demo@pulsehub.test', is_demo: true };
const loginResponse = { access: 'a.b.c', refresh: 'd.e.f', user: demo };
const portalOrigin = 'https://portal.test';

/** Reloads the modules, since the URL is a build setting. */
const loadAuth = async (response: object) => {
  vi.stubEnv('VITE_COMPANION_URL', 'https://companion.test/open');
  vi.resetModules();
  const { authProvider } = await import('../../src/app/providers');
  vi.unstubAllEnvs();
  // Keeps this URL from other test files.
  vi.resetModules();
  stubFetch({ '/api/user/verify-otp/': () => ({ body: response }) });
  await authProvider.signIn.withEmailCode('123456', 'x').catch(() => {});
  return authProvider.signIn;
};
const parseQuery = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams);

beforeEach(() => session.end());

it.each([
  [
    'the backend in the sign-in response',
    { ...loginResponse, backend_url: 'https://api.test' },
    'https://api.test',
  ],
  ['the portal by default', loginResponse, portalOrigin],
])('redirects a demo user to the companion with token and backend: %s', async (_, response, backend) => {
  const auth = await loadAuth(response);
  const url = auth.companionRedirect(portalOrigin);
  expect(url).toMatch(/^https:\/\/companion\.test\/open\?/);
  expect(parseQuery(url)).toEqual({ token: 'a.b.c', backend, origin: portalOrigin });
  expect(localStorage.getItem('tokenshm')).toBe('a.b.c');
  expect(localStorage.getItem('shm_backend')).toBe(backend);
  expect(localStorage.getItem('pulsehub_frontend')).toBe(portalOrigin);
});
