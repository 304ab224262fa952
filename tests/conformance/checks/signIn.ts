import { expectRefusal, waitUntil, type Json } from '../Api';
import type { Check } from '../Check';
import { Deviation, assertThat, SkippedError } from '../Deviation';
import { securedOperations } from '../../support/conformance';
import { openSocket } from '../../support/liveSocket';
import { password } from '../CheckContext';

const wrongPassword = 'not-the-password-1';

export const signInChecks: Check[] = [
  {
    name: 'a call without a token',
    rule: 'Spec 1 §4: Every call that is not open answers 401 to whoever has no token.',
    guide: 'tokens-and-renewal',
    run: async ({ anonymous }) => {
      for (const { method, path } of securedOperations)
        await anonymous(method, path.replace('{id}', '1'), { status: 401 });
    },
  },
  {
    name: 'a token that is none',
    rule: 'Spec 1 §4: A dead token answers 401, never 403 or 500.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const invalidCaller = context.as('made.up.token');
      await invalidCaller('GET', '/api/user/details/', { status: 401 });
      await invalidCaller('GET', '/api/user/manage/', { status: 401 });
    },
  },
  {
    name: 'a wrong password',
    rule: 'Spec 1 §7: A wrong password answers 400, and the same for an address that nobody has.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.newUser();
      const body = { email, password: wrongPassword };
      const nobody = { ...body, email: `nobody-${email}` };
      const known = await context.anonymous('POST', '/api/user/login/', { body, status: 400 });
      const unknown = await context.anonymous('POST', '/api/user/login/', { body: nobody, status: 400 });
      const isSameResponse = JSON.stringify(known) === JSON.stringify(unknown);
      assertThat(isSameResponse, 'the two answers tell who has an account');
    },
  },
  {
    name: 'an incomplete sign-in',
    rule: 'Spec 1 §7: Bad input answers 400 with a field and a sentence.',
    guide: 'sign-in-and-codes',
    run: ({ anonymous }) =>
      expectRefusal(anonymous, '/api/user/login/', { email: 'a@example.com' }, 'password'),
  },
  {
    name: 'a sign-in',
    rule: 'Spec 1 §3: A finished sign-in answers access, refresh and the user, whose token opens the own details.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { call, email, id } = await context.newSignedInUser();
      const details = await call('GET', '/api/user/details/');
      assertThat(details['email'] === email && details['user_id'] === id, 'the details are of somebody else');
    },
  },
  {
    name: 'a wrong mailed code',
    rule: 'Spec 1 §4: A wrong code answers 400; the right one still signs in.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.newUser();
      const mailed = await context.nextMail(email);
      const firstStep = await context.anonymous('POST', '/api/user/login/', { body: { email, password } });
      const access = firstStep['otp_access'];
      if (typeof access !== 'string') throw new SkippedError('new users are asked for no mailed code');
      const { code } = await mailed('code');
      const wrong = code === '000000' ? '111111' : '000000';
      const verify = '/api/user/verify-otp/';
      await context.anonymous('POST', verify, { body: { otp: wrong, otp_access: access }, status: 400 });
      const answer = await context.anonymous('POST', verify, { body: { otp: code, otp_access: access } });
      assertThat(typeof answer['access'] === 'string', 'the right code does not sign in');
      await context.anonymous('POST', verify, { body: { otp: code, otp_access: access }, status: 400 });
    },
  },
  {
    name: 'a made-up authenticator code',
    rule: 'Decisions §4: A code for a sign-in that was never begun answers 400.',
    guide: 'sign-in-and-codes',
    run: async ({ anonymous }) => {
      const body = { totp: '000000', totp_access: 'made-up' };
      await anonymous('POST', '/api/user/verify-totp', { body, status: 400 });
    },
  },
  {
    name: 'decoding the token',
    rule: 'Spec 1 §7: `decode-token` answers whose token it is and when it ends.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { call, id } = await context.newSignedInUser();
      const { decoded_data: claims } = await call('POST', '/api/user/decode-token/');
      assertThat((claims as Json)['user_id'] === id, 'it is the token of somebody else');
    },
  },
  {
    name: 'renewal',
    rule: 'Spec 1 §4: The refresh token answers a new access token that works; a made-up one answers 401.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { refresh } = await context.newSignedInUser();
      const path = '/api/user/token-refresh/';
      const { access } = await context.anonymous('POST', path, { body: { refresh } });
      await context.as(String(access))('GET', '/api/user/details/');
      await context.anonymous('POST', path, { body: { refresh: 'made up' }, status: [400, 401] });
    },
  },
  {
    name: 'sign-out',
    rule: 'Spec 1 §4: A sign-out ends the session: neither its tokens nor renewed ones open anything.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { call, refresh, answer } = await context.newSignedInUser();
      const key = String((answer['user'] as Json)['notification_key']);
      await call('POST', '/api/user/logout/', { body: { refresh, notification_key: key } });
      await call('GET', '/api/user/details/', { status: 401 });
      const sent = { body: { refresh }, status: [200, 400, 401] };
      const renewed = await context.anonymous('POST', '/api/user/token-refresh/', sent);
      // Some servers check the refresh token alone, and the session with the next call.
      if (typeof renewed['access'] === 'string')
        await context.as(renewed['access'])('GET', '/api/user/details/', { status: 401 });
    },
  },
  {
    name: 'social sign-in',
    rule: 'Spec 1 §7: There is an address for each of the four providers; a token that no provider gave answers 400.',
    guide: 'sign-in-and-codes',
    run: async ({ anonymous }) => {
      await anonymous('GET', '/api/user/social-login-link/');
      const fakeToken = { query: { type: 'google' }, body: { access_token: 'made up' } };
      await anonymous('POST', '/api/user/auth/social-login/', { ...fakeToken, status: 400 });
    },
  },
  {
    name: 'the notification socket',
    rule: 'Spec 2 §4: The socket answers `fetch_notifications` with the list, refuses an unknown key, and closes with its session.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { call, refresh, answer } = await context.newSignedInUser();
      const key = String((answer['user'] as Json)['notification_key']);
      const refused = await openSocket(context.origin, 'made-up-key').then(
        ({ socket }) => (socket.close(), false),
        () => true,
      );
      assertThat(refused, 'a made-up key opens a socket');
      const live = await openSocket(context.origin, key).catch((error: unknown) => {
        throw new Deviation(`the key of a session opens no socket: ${String(error)}`);
      });
      live.send({ command: 'fetch_notifications' });
      await waitUntil('fetch_notifications is not answered by a list', async () =>
        live.frames.some(({ success, notifications }) => success === true && Array.isArray(notifications)),
      );
      let isClosed = false;
      void live.closed.then(() => (isClosed = true));
      await call('POST', '/api/user/logout/', { body: { refresh, notification_key: key } });
      await waitUntil('the socket stays open after the sign-out', async () => isClosed);
    },
  },
];
