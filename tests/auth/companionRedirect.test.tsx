import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session';
import { stubFetch } from '../support/stubFetch';

const demo = { user_id: 9, email: 'demo@pulsehub.test', is_demo: true };
const answer = { access: 'a.b.c', refresh: 'd.e.f', user: demo };
const frontend = 'https://portal.test';

/** The URL is a build setting, so the modules are loaded again with it. */
const open = async (answered: object) => {
  vi.stubEnv('VITE_COMPANION_URL', 'https://companion.test/open');
  vi.resetModules();
  const { authProvider } = await import('../../src/app/providers');
  vi.unstubAllEnvs();
  // Keeps this URL from other test files.
  vi.resetModules();
  stubFetch({ '/api/user/verify-otp/': () => ({ body: answered }) });
  await authProvider.signIn.withEmailCode('123456', 'x').catch(() => {});
  return authProvider.signIn;
};
const sentTo = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams);

beforeEach(() => session.end());

it.each([
  ['the one in the sign-in response', { ...answer, backend_url: 'https://api.test' }, 'https://api.test'],
  ['the portal itself when it has none', answer, frontend],
])('a demo user goes to the companion with token and backend: %s', async (_, answered, backend) => {
  const auth = await open(answered);
  const address = auth.companionRedirect(frontend);
  expect(address).toMatch(/^https:\/\/companion\.test\/open\?/);
  expect(sentTo(address)).toEqual({ token: 'a.b.c', backend, origin: frontend });
  expect(localStorage.getItem('tokenshm')).toBe('a.b.c');
  expect(localStorage.getItem('shm_backend')).toBe(backend);
  expect(localStorage.getItem('pulsehub_frontend')).toBe(frontend);
});
