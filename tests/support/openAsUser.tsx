import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEmail } from '../../mock-server/dev/accounts';
import { session } from '../../src/auth/session';
import type { LoginResponse, Tokens } from '../../src/model/sign-in/signIn';
import type { User } from '../../src/model/users/user';
import { memoryPortal } from './memoryRouter';
import { signInWithCodes } from './signInWithCodes';
import type { Backend } from './startServerProcess';
import { stubFetch, type Interceptor } from './stubFetch';

const nativeFetch = globalThis.fetch;

/** Signs in through the API, with the code that the account needs. */
export const signInByApi = async (backend: Backend, account: string) => {
  const email = accountEmail(account);
  const post = async (path: string, body: object) => {
    const response = await nativeFetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as object;
  };
  const answer = await signInWithCodes(email, { post, mailedCode: () => backend.mailedCode(email) });
  return answer as LoginResponse & Tokens & { user: User };
};

interface Options {
  account: string;
  path: string;
  /** Name of the heading that shows that the screen has opened. */
  heading?: string | RegExp;
  intercept?: Interceptor | undefined;
  /** Overrides fields of the user in the sign-in response. */
  userFields?: Partial<User>;
}

/** Renders the portal at `path` for a user who has just signed in. `sent` holds every call since. */
export const openAsUser = async (
  backend: Backend,
  { account, path, heading, intercept, userFields = {} }: Options,
) => {
  const signedIn = await signInByApi(backend, account);
  session.start({ ...signedIn, user: { ...signedIn.user, ...userFields } }, signedIn);
  let interceptor: Interceptor = intercept ?? (() => undefined);
  const sent = stubFetch((...call) => interceptor(...call), backend);
  const { router, view } = memoryPortal(path);
  render(view);
  if (heading) await screen.findByRole('heading', { name: heading });
  return {
    user: userEvent.setup(),
    sent,
    router,
    currentPath: () => router.state.location.pathname,
    userId: signedIn.user.user_id,
    token: signedIn.access,
    setInterceptor: (next: Interceptor) => {
      interceptor = next;
    },
  };
};
