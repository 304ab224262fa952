import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../../src/app/App';
import { session } from '../../../src/auth/session';
import type { LoginAnswer } from '../../../src/model/sign-in/signIn';
import { memoryRouter } from '../../support/memoryRouter';
import { seededPassword } from '../../../mock-server/dev/accounts';

/** What a call answers instead of the server's own word. 'dropped': the connection breaks. */
export type Fault = Response | 'dropped' | 'never';

/** Asked before each call; undefined lets it through to the server. */
export type Faults = (path: string, body: string) => Fault | undefined;

export const answering = (status: number, body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const nativeFetch = globalThis.fetch;
const nativeLocation = globalThis.location;
let faults: Faults = () => undefined;

/** Changes what goes wrong from now on. */
export const injectFaults = (next: Faults): void => {
  faults = next;
};

const servicesPath = '/api/user/dic-services/';

/** Every load of the services ends like this. */
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

/** Where the page would have gone: what jsdom cannot do itself. */
const watchLocation = () => {
  const left = { assign: vi.fn<(href: string) => void>(), replace: vi.fn<(href: string) => void>() };
  // Not a proxy of the location itself, whose methods cannot be replaced.
  const get = (_: object, name: string) =>
    name === 'assign' || name === 'replace' ? left[name] : (Reflect.get(nativeLocation, name) as unknown);
  vi.stubGlobal('location', new Proxy({}, { get }));
  return left;
};

/** Opens the portal at `address` as somebody who has signed in against the backend at `url`. */
export const openDashboard = async (url: string, account: string, address = '/dashboard') => {
  vi.stubGlobal('fetch', fetchFrom(url));
  // The live notifications are not this screen's; a socket that never opens keeps them quiet.
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
  const left = watchLocation();
  const signedIn = await nativeFetch(`${url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@pulsehub.test`, password: seededPassword }),
  });
  const answer = (await signedIn.json()) as LoginAnswer & { access: string; refresh: string };
  session.start(answer, answer);
  const { router, view } = memoryRouter(<App />, address);
  render(view);
  await screen.findByRole('heading', { level: 1 });
  const currentPath = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), left, currentPath, token: answer.access };
};

/** For `afterEach`: faults outlive a test otherwise. */
export const endFaults = (): void => injectFaults(() => undefined);
