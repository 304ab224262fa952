import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { session } from '../../../src/auth/session';
import type { LoginAnswer } from '../../../src/model/sign-in/signIn';
import { memoryPortal } from '../../support/memoryRouter';
import { seededPassword } from '../../../mock-server/dev/accounts';

/** What a call gets instead of the backend's response: `dropped` fails it, `never` leaves it pending. */
export type Fault = Response | 'dropped' | 'never';

/** Called before each request; undefined passes it on to the backend. */
export type FaultFor = (path: string, body: string) => Fault | undefined;

export const reply = (status: number, body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const nativeFetch = globalThis.fetch;
const nativeLocation = globalThis.location;
let faults: FaultFor = () => undefined;

export const injectFaults = (next: FaultFor): void => {
  faults = next;
};

const servicesPath = '/api/user/dic-services/';

export const failLoads = (fault: () => Fault): void =>
  injectFaults((path) => (path === servicesPath ? fault() : undefined));

const fetchFrom = (url: string) => async (input: string, init: RequestInit) => {
  const path = input.replace(url, '');
  const body = typeof init.body === 'string' ? init.body : '';
  const fault = faults(path, body);
  if (fault === 'dropped') throw new TypeError('Failed to fetch');
  if (fault === 'never') return new Promise<never>(() => {});
  return fault ?? nativeFetch(new URL(path, url), init);
};

/** jsdom cannot navigate, so `location.assign` and `location.replace` are recorded. */
const stubLocation = () => {
  const location = { assign: vi.fn<(href: string) => void>(), replace: vi.fn<(href: string) => void>() };
  // A proxy of the location itself would not do: its methods cannot be replaced.
  const get = (_: object, name: string) =>
    name === 'assign' || name === 'replace' ? location[name] : (Reflect.get(nativeLocation, name) as unknown);
  vi.stubGlobal('location', new Proxy({}, { get }));
  return location;
};

/** Opens the portal at `address`, signed in at the backend `url`. */
export const openDashboard = async (url: string, account: string, address = '/dashboard') => {
  vi.stubGlobal('fetch', fetchFrom(url));
  // A socket that never opens keeps live notifications out of these tests.
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
  const location = stubLocation();
  const signedIn = await nativeFetch(`${url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@pulsehub.test`, password: seededPassword }),
  });
  const answer = (await signedIn.json()) as LoginAnswer & { access: string; refresh: string };
  session.start(answer, answer);
  const { router, view } = memoryPortal(address);
  render(view);
  await screen.findByRole('heading', { level: 1 });
  const currentPath = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), location, currentPath, token: answer.access };
};

/** For `afterEach`, since faults would leak into the next test. */
export const clearFaults = (): void => injectFaults(() => undefined);
