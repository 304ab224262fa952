import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../mock-server/dev/accounts';
import { session } from '../../src/auth/session';
import type { LoginAnswer, Tokens } from '../../src/model/sign-in/signIn';
import type { User } from '../../src/model/users/user';
import { memoryPortal } from './memoryRouter';
import type { Backend } from './startServerProcess';
import { totpCode } from './totpCode';

/** A call as it left the browser; `body` is a record for a form, or the parsed JSON. */
export interface SentCall {
  method: string;
  path: string;
  body: unknown;
}

/** Returns a response in place of the backend's; undefined passes the call on. */
export type Interceptor = (call: SentCall) => Response | Promise<Response> | undefined;

const nativeFetch = globalThis.fetch;

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

const bodyOf = (body: unknown): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
};

/** Node's fetch does not accept the DOM's FormData, so the text fields are serialized here. */
export const withSerializedForm = (init: RequestInit): RequestInit => {
  if (!(init.body instanceof FormData)) return init;
  const boundary = 'a-boundary-of-the-tests';
  const parts = [...init.body].map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : ''}\r\n`,
  );
  const headers = new Headers(init.headers);
  headers.set('content-type', `multipart/form-data; boundary=${boundary}`);
  return { ...init, headers, body: `${parts.join('')}--${boundary}--\r\n` };
};

/** Signs in by calls alone, with the code that the account needs. */
export const signInByApi = async (
  backend: Backend,
  account: string,
): Promise<LoginAnswer & Tokens & { user: User }> => {
  const email = accountEmail(account);
  const post = async (path: string, body: object) => {
    const response = await nativeFetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as LoginAnswer & Tokens & { user: User };
  };
  const first = await post('/api/user/login/', { email, password: seededPassword });
  if (first.access) return first;
  if (first.totp_access) {
    const totp = totpCode(seededTotpSecret, Date.now());
    return post('/api/user/verify-totp', { totp, totp_access: first.totp_access, remember_me: false });
  }
  const otp = await backend.mailedCode(email);
  return post('/api/user/verify-otp/', { otp, otp_access: first.otp_access, remember_me: false });
};

interface Options {
  account: string;
  path: string;
  intercept?: Interceptor;
  /** Overrides fields of the user in the sign-in response. */
  userFields?: Partial<User>;
}

/** Renders the portal at `path` for a user who has just signed in. `sent` holds every call since. */
export const openAsUser = async (
  backend: Backend,
  { account, path, intercept, userFields = {} }: Options,
) => {
  const signedIn = await signInByApi(backend, account);
  session.start({ ...signedIn, user: { ...signedIn.user, ...userFields } }, signedIn);
  const sent: SentCall[] = [];
  let interceptor: Interceptor = intercept ?? (() => undefined);
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? 'GET', path: address, body: bodyOf(init.body) };
    sent.push(call);
    return interceptor(call) ?? nativeFetch(new URL(address, backend.url), withSerializedForm(init));
  });
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
  const { router, view } = memoryPortal(path);
  render(view);
  return {
    user: userEvent.setup(),
    sent,
    router,
    currentPath: () => router.state.location.pathname,
    userId: signedIn.user.user_id,
    setInterceptor: (next: Interceptor) => {
      interceptor = next;
    },
  };
};
