import { expectFieldError, waitUntil, type Json } from '../Api';
import type { Check } from '../Check';
import { Deviation, assertThat, SkippedError } from '../Deviation';
import { securedOperations } from '../../support/conformance';
import { openSocket } from '../../support/liveSocket';
import { password } from '../CheckContext';

const wrongPassword = 'not-the-password-1';

export const signInChecks: Check[] = [
  {
    name: 'request without a token',
    rule: 'Spec 1 §4: Every protected call returns 401 without a token.',
    guide: 'tokens-and-renewal',
    run: async ({ anonymous }) => {
      for (const { method, path } of securedOperations)
        await anonymous(method, path.replace('{id}', '1'), { status: 401 });
    },
  },
  {
    name: 'invalid token',
    rule: 'Spec 1 §4: An invalid token returns 401, never 403 or 500.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const invalidCaller = context.callWithToken('made.up.token');
      await invalidCaller('GET', '/api/user/details/', { status: 401 });
      await invalidCaller('GET', '/api/user/manage/', { status: 401 });
    },
  },
  {
    name: 'sign-in: wrong password',
    rule: 'Spec 1 §7: A wrong password returns 400, with the same body for an unknown address.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.createUser();
      const body = { email, password: wrongPassword };
      const nobody = { ...body, email: `nobody-${email}` };
      const known = await context.anonymous('POST', '/api/user/login/', { body, status: 400 });
      const unknown = await context.anonymous('POST', '/api/user/login/', { body: nobody, status: 400 });
      const isSameResponse = JSON.stringify(known) === JSON.stringify(unknown);
      assertThat(isSameResponse, 'the responses reveal whether an account exists');
    },
  },
  {
    name: 'sign-in: missing field',
    rule: 'Spec 1 §7: Invalid input returns 400 with a message for each field.',
    guide: 'sign-in-and-codes',
    run: ({ anonymous }) =>
      expectFieldError(anonymous, '/api/user/login/', { email: 'a@example.com' }, 'password'),
  },
  {
    name: 'sign-in',
    rule: 'Spec 1 §3: A completed sign-in returns access, refresh and the user; the token gives access to the user’s profile.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { call, email, id } = await context.createSignedInUser();
      const details = await call('GET', '/api/user/details/');
      assertThat(
        details['email'] === email && details['user_id'] === id,
        'the profile belongs to a different user',
      );
    },
  },
  {
    name: 'sign-in: wrong mailed code',
    rule: 'Spec 1 §4: A wrong code returns 400; the right one still signs in.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.createUser();
      const waitForMail = await context.watchForMail(email);
      const firstStep = await context.anonymous('POST', '/api/user/login/', { body: { email, password } });
      const access = firstStep['otp_access'];
      if (typeof access !== 'string') throw new SkippedError('new users do not need a mailed code');
      const { code } = await waitForMail('code');
      const wrong = code === '000000' ? '111111' : '000000';
      const verify = '/api/user/verify-otp/';
      await context.anonymous('POST', verify, { body: { otp: wrong, otp_access: access }, status: 400 });
      const signedIn = await context.anonymous('POST', verify, { body: { otp: code, otp_access: access } });
      assertThat(typeof signedIn['access'] === 'string', 'the right code does not sign in');
      await context.anonymous('POST', verify, { body: { otp: code, otp_access: access }, status: 400 });
    },
  },
  {
    name: 'sign-in: invalid authenticator code',
    rule: 'Contract: A code for a sign-in that was never started returns 400.',
    guide: 'sign-in-and-codes',
    run: async ({ anonymous }) => {
      const body = { totp: '000000', totp_access: 'made-up' };
      await anonymous('POST', '/api/user/verify-totp', { body, status: 400 });
    },
  },
  {
    name: 'token decoding',
    rule: 'Spec 1 §7: `decode-token` returns the token’s user and expiry.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { call, id } = await context.createSignedInUser();
      const { decoded_data: claims } = await call('POST', '/api/user/decode-token/');
      assertThat((claims as Json)['user_id'] === id, 'the token belongs to a different user');
    },
  },
  {
    name: 'token renewal',
    rule: 'Spec 1 §4: A refresh token returns a valid access token; an invalid one returns 401.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { refresh } = await context.createSignedInUser();
      const path = '/api/user/token-refresh/';
      const { access } = await context.anonymous('POST', path, { body: { refresh } });
      await context.callWithToken(String(access))('GET', '/api/user/details/');
      await context.anonymous('POST', path, { body: { refresh: 'made up' }, status: [400, 401] });
    },
  },
  {
    name: 'sign-out',
    rule: 'Spec 1 §4: Signing out ends the session: its tokens, even renewed ones, are rejected.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { call, refresh, body } = await context.createSignedInUser();
      const key = String((body['user'] as Json)['notification_key']);
      await call('POST', '/api/user/logout/', { body: { refresh, notification_key: key } });
      await call('GET', '/api/user/details/', { status: 401 });
      const sent = { body: { refresh }, status: [200, 400, 401] };
      const renewed = await context.anonymous('POST', '/api/user/token-refresh/', sent);
      // Some servers check only the refresh token here, and the session at the next call.
      if (typeof renewed['access'] === 'string')
        await context.callWithToken(renewed['access'])('GET', '/api/user/details/', { status: 401 });
    },
  },
  {
    name: 'social sign-in',
    rule: 'Spec 1 §7: Each of the four providers has a sign-in URL; a forged provider token returns 400.',
    guide: 'sign-in-and-codes',
    run: async ({ anonymous }) => {
      await anonymous('GET', '/api/user/social-login-link/');
      const fakeToken = { query: { type: 'google' }, body: { access_token: 'made up' } };
      await anonymous('POST', '/api/user/auth/social-login/', { ...fakeToken, status: 400 });
    },
  },
  {
    name: 'notification socket',
    rule: 'Spec 2 §4: The socket responds to `fetch_notifications` with the list, rejects an unknown key, and closes when its session ends.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { call, refresh, body } = await context.createSignedInUser();
      const key = String((body['user'] as Json)['notification_key']);
      const refused = await openSocket(context.origin, 'made-up-key').then(
        ({ socket }) => (socket.close(), false),
        () => true,
      );
      assertThat(refused, 'an unknown key opens a socket');
      const live = await openSocket(context.origin, key).catch((error: unknown) => {
        throw new Deviation(`a session’s key does not open a socket: ${String(error)}`);
      });
      live.send({ command: 'fetch_notifications' });
      await waitUntil('`fetch_notifications` does not return a list', async () =>
        live.frames.some(({ success, notifications }) => success === true && Array.isArray(notifications)),
      );
      let isClosed = false;
      void live.closed.then(() => (isClosed = true));
      await call('POST', '/api/user/logout/', { body: { refresh, notification_key: key } });
      await waitUntil('the socket stays open after the sign-out', async () => isClosed);
    },
  },
];
