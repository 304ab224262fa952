import { describe, expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { fakeClock } from '../../support/fakeClock';
import { anyString } from '../../support/matchers';
import { setUpServer, startTestServer } from '../../support/setUpServer';

const server = setUpServer();

const passwords = { password: 'difference', confirm_password: 'difference' };
const newcomer = { email: 'Ada@Example.com', last_name: 'Ada Byron', ...passwords };
const register = (fields: Partial<typeof newcomer>) =>
  server.call('POST', '/api/user/register/', { body: { ...newcomer, ...fields } });

describe('registration', () => {
  it('creates an account without rights or services, whose first sign-in requires a mailed code', async () => {
    const { status, body } = await register({});
    expect([status, body['message']]).toEqual([201, 'User registered successfully!']);
    const fields = { last_name: 'Ada Byron', mfa_type: 'email', is_staff: false, is_superuser: false };
    expect(server.user('ada@example.com')).toMatchObject(fields);
    const login = await server.login('ada@example.com', 'difference');
    expect(login.body).toMatchObject({ mfa_type: 'email', otp_access: anyString });
  });

  it('creates one account for two concurrent requests with the same e-mail', async () => {
    const email = 'twin@example.com';
    const responses = await Promise.all([register({ email }), register({ email })]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(server.context.db.all('users').filter((user) => user.email === email)).toHaveLength(1);
  });

  it('returns the same response for an existing account, changes nothing, and mails its owner once a minute', async () => {
    const clock = fakeClock();
    const own = await startTestServer({ now: clock.now, throttlePerMinute: 100 });
    const { db } = own.context;
    const email = accountEmail('member');
    const registerAgain = (address: string) =>
      own.call('POST', '/api/user/register/', { body: { ...newcomer, email: address } });
    const mails = () => own.mailsTo(email);
    const before = db.findBy('users', 'email', email);
    const free = await registerAgain('free@example.com');
    for (let n = 0; n < 3; n++) {
      const { status, text } = await registerAgain(email.toUpperCase());
      expect([status, text]).toEqual([free.status, free.text]);
    }
    expect(mails()).toMatchObject([{ subject: 'You already have a PulseHub account', code: null }]);
    expect(db.findBy('users', 'email', email)).toEqual(before);
    expect((await own.login(email)).status).toBe(200);
    clock.advance(61);
    await registerAgain(email);
    expect(mails()).toHaveLength(3);
  });
});

it('changes no password of an existing account: signing in with the new one is refused like any wrong one', async () => {
  const email = accountEmail('totp');
  expect((await register({ email })).status).toBe(201);
  const registered = await server.login(email, 'difference');
  const wrong = await server.login(email, 'indifference');
  expect([registered.status, registered.body]).toEqual([400, wrong.body]);
  await server.signIn('totp');
});

describe('registration limits', () => {
  const clock = fakeClock();
  const throttled = setUpServer({ now: clock.now, throttlePerMinute: 20, seed: false });
  const waitFor = async (email: string) => {
    const { headers } = await throttled.call('POST', '/api/user/register/', { body: { ...newcomer, email } });
    return headers.get('retry-after');
  };

  it('apply per IP address and hour', async () => {
    for (let n = 0; n < 60; n++) expect(await waitFor(`visitor${n}@example.com`)).toBeNull();
    clock.advance(600);
    expect(await waitFor('one-more@example.com')).toBe('3000');
    expect((await throttled.login('visitor0@example.com', 'difference')).status).toBe(200);
    clock.advance(3001);
    expect(await waitFor('one-more@example.com')).toBeNull();
  });

  it('apply to all unconfirmed registrations', async () => {
    const { codes } = throttled.context.vault;
    for (let id = 1000; codes.count('registration') < 1000; id++) codes.issueAccess(id, 'registration');
    expect(await waitFor('too-many@example.com')).toBe('3600');
    codes.revoke(1000, 'registration');
    expect(await waitFor('too-many@example.com')).toBeNull();
  });
});

const signIn = (type: string, access_token: string) =>
  server.call('POST', `/api/user/auth/social-login/?type=${type}`, { body: { access_token } });
const issueToken = (account: string) =>
  server.context.vault.codes.issue(server.user(account).id, 'social', 'google').access;

it.each([
  ['another provider', () => signIn('yahoo', issueToken('member'))],
  ['an unknown provider', () => signIn('pigeon', issueToken('member'))],
  ['a made-up token', () => signIn('google', 'made-up')],
  ['an inactive account', () => signIn('google', issueToken('inactive'))],
])('rejects %s at the sign-in through an identity provider', async (_name, call) => {
  expect((await call()).status).toBe(400);
});
